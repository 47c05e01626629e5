### The languages by their own names, which are the same in every language: who looks for one reads it.

language-de = Deutsch
language-en = English
language-ru = Русский

### Warum ein Zug gut ist: der Tipp an der Eingabe, und Bots, die sich erklären.

explain-only = Etwas anderes geht nicht: „{ $move }“.
explain-clear = { $unit ->
    [chips] „{ $move }“: { $until } etwa { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } Chips mehr als „{ $rival }“ (± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
   *[points] „{ $move }“: { $until } etwa { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte mehr als „{ $rival }“ (± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
}
until-hand = bis zum Ende der Runde
until-sweep-hand = bis zum Ende des Spiels
until-kitty-hand = bis zum Ende des Spiels
until-carousel-hand = bis zum Ende des Spiels
explain-ending = „{ $move }“: Von allen Wegen bis zum Ende führt dieser Zug zu den besten; danach kommt „{ $rival }“.
explain-close = „{ $move }“: Soweit sich das sagen lässt, ist „{ $rival }“ etwa gleich gut.
explain-risk = { $cards ->
    [one] Nach „{ $move }“ führt 1 von { $of } unbekannten Karten dazu ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
   *[other] Nach „{ $move }“ führen { $cards } von { $of } unbekannten Karten dazu ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
}
explain-risk-sampled = Nach „{ $move }“ geschieht in etwa { NUMBER($percent, maximumFractionDigits: 0) } von 100 Fällen: { $what }.

play-help-hint = was jemand, der gut spielt, hier täte, und warum
play-hint-none = Du bist nicht am Zug: Es gibt nichts zu wählen.

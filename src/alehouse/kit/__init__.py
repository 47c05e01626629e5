"""What games share: rules by the field's words, used through their modules (`seats.next(t, p, t.choosing)`, `stack.put`)."""

### Was am Tisch oder an einem Abend geredet wird.

talk-heading = Gespräch
talk-tabs = Verlauf oder Gespräch
talk-open = Gespräch und Reaktionen
talk-open-unread = { $unread ->
    [one] Gespräch und Reaktionen: { $unread } neue Nachricht
   *[other] Gespräch und Reaktionen: { $unread } neue Nachrichten
}
talk-unread = { $unread ->
    [one] { $unread } neue Nachricht:
   *[other] { $unread } neue Nachrichten:
}
talk-none = Noch hat niemand etwas gesagt. Wünsch den anderen Glück.
talk-write = Sag etwas
talk-send = Abschicken
talk-left = { $left ->
    [one] Noch { $left } Zeichen
   *[other] Noch { $left } Zeichen
}
talk-you = Du
talk-watching = schaut zu
talk-says = { $name }: { $text }
talk-reactions = Reaktionen
talk-mute-about = Diese Person stumm schalten?
talk-mute = { $name } stumm schalten
talk-unmute = { $name } wieder hören
talk-mute-watchers = Alle, die zuschauen, stumm schalten
talk-hide = Gespräch ausblenden
talk-hidden = Das Gespräch ist auf diesem Gerät ausgeblendet.
talk-show = Gespräch einblenden
talk-offline = Gerade gibt es keine Verbindung: Es wurde nichts abgeschickt.

react-cheers = Prost
react-well-played = Gut gespielt
react-thanks = Danke
react-laugh = Haha
react-ouch = Autsch
react-sorry = Tut mir leid
react-thinking = Ich überlege
react-hurry = Mach hin

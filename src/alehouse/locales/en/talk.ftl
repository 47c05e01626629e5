### What people say at a table or on an evening.

talk-heading = Talk
talk-tabs = Log or talk
talk-open = Talk and reactions
talk-open-unread = { $unread ->
    [one] Talk and reactions: { $unread } new message
   *[other] Talk and reactions: { $unread } new messages
}
talk-unread = { $unread ->
    [one] { $unread } new message:
   *[other] { $unread } new messages:
}
talk-none = Nobody has said anything yet. Wish them luck.
talk-write = Say something
talk-send = Send
talk-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
talk-you = You
talk-watching = watching
talk-says = { $name }: { $text }
talk-reactions = Reactions
talk-mute-about = Mute this person?
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-mute-watchers = Mute all who watch
talk-hide = Hide the talk
talk-hidden = The talk is hidden on this device.
talk-show = Show the talk
talk-offline = There is no connection just now: nothing was sent.

react-cheers = Cheers
react-well-played = Well played
react-thanks = Thanks
react-laugh = Ha ha
react-ouch = Ouch
react-sorry = Sorry
react-thinking = Thinking
react-hurry = Hurry up

import type { Chapter } from "@roundtable/language";

export const turn: readonly Chapter[] = [
  {
    title: "Your turn: the dice",
    clauses: [
      {
        id: "DC-11",
        text: [
          "A turn has four steps, always in this order: dice, attacks, building and trading, end of the turn. In the first step you spend your dice in any order, each on one of these:",
          "a) use the location under it;",
          "b) move another of your unspent dice one column left or right in its row, never beyond 1 or 6;",
          "c) once a turn: choose exactly four cards of the display, discard them and turn up as many new ones, or as many as the deck still has; this takes at least four open cards and one in the deck;",
          "d) take the deactivation token off one of your locations;",
          "e) once a turn: take a pass token; your turn continues, only this die is spent;",
          "f) nothing.",
          "You can use a location only if that could change something, and then as far as possible; the Storehouse and the Market Place need something to pay with. A die is never the object of its own action, except where the text says “this die”. You may end the step at any time between two effects; dice not spent by then are lost. With all five spent and fewer than two pass tokens, it ends by itself.",
        ].join("\n"),
      },
      {
        id: "DC-12",
        text: "In this step you may discard two pass tokens, as often as you like, for one of these: 1 resource of your choice; 1 strength for this turn, which is not a use of an ARMY; or a reroll. For a reroll you choose one die of each player in turn, clockwise from your left; it is rolled and placed before you choose the next. You come last, and of your own dice you can choose only an unspent one; if you have none, you are left out. In the last round, players who have had their last turn are left out too. Option: the reroll hits only your opponents.",
      },
      {
        id: "DC-13",
        text: "A deactivated location can be neither used nor copied, and its passive effect stops. As soon as the token is gone, it works again.",
      },
      {
        id: "DC-14",
        text: "Strength, and everything that holds for the rest of the turn, ends with your turn. Several uses of Blacksmith, Mint or Training Camp add up. Blacksmith and Mint help only the uses that come after them; a Training Camp lowers all bandits of this turn. What a Blacksmith adds to a Watch Tower is ordinary strength. The Merchant Guild doesn’t use the HARVEST cards, so the Mint adds nothing to it.",
      },
      {
        id: "DC-15",
        text: "Church, Town Hall and Cemetery copy: the copied location counts as used, also for Blacksmith and Mint. It must be active. A ⊘ token is placed first, then the effect follows. A copied ⊘ card takes its token; Church and Town Hall take none; a Cemetery takes its own whenever it is used, so a Cemetery that copies a ⊘ card leaves a token on both. The Church looks only at dice not yet spent, never at the one just spent on it. “This row” is the row of the copied card, “this die” the die just spent. A copied copier copies in turn, but Church, Town Hall and Cemetery can each occur only once in one chain. A location that has no use of its own can’t be chosen. A copier that finds nothing to copy gives nothing.",
      },
      {
        id: "DC-16",
        text: "Barracks: you must take the Regular Army while the pile lasts; when it is empty, the Barracks do nothing. This is not a purchase. The army may cover anything: the Barracks themselves, a deactivated card, or a place where a die is waiting, and that die may use it this very turn.",
      },
    ],
  },
  {
    title: "Your turn: attacks",
    clauses: [
      {
        id: "DC-17",
        text: [
          "Attack as often as you like; each attack costs strength, and what is left is there for the next one, on the same player or another.",
          "Bandits: spend strength equal to their defence and take the top card of the pile face down. An empty pile can’t be attacked.",
          "A location of another player that has a defence and no deactivation token: spend strength equal to its defence, with Great Walls. It is deactivated, and you take victory point tokens equal to its printed points from the supply; its owner loses none. A Cathedral counts as it would score now.",
          "A stock: 2 strength for each resource; you choose the kind among what the other player holds. It is yours and may be spent this turn.",
          "Strength against bandits pays only for bandits, and there it is used first.",
        ].join("\n"),
      },
    ],
  },
  {
    title: "Your turn: building and trading",
    clauses: [
      {
        id: "DC-18",
        text: "Build as often as you like: choose a card of the display or of a pile that is not empty, pay its price and place it anywhere in your city. A card that is already there goes to the discard pile, a pile card too; a token on it goes back to the supply. A printed location is just covered. What a card does when it is built is settled before the display is refilled. You may also load ships: pay the price and take the top ship of a pile face down.",
      },
      {
        id: "DC-19",
        text: "The display is refilled at once after each purchase, and you may buy the new card in the same turn. When the deck is empty, the place stays empty. Discarded cards never come back.",
      },
    ],
  },
  {
    title: "The end of your turn",
    clauses: [
      {
        id: "DC-20",
        text: "Keep at most 1 wood, 1 stone and 1 iron; the rest is lost. You keep all your pass tokens. Your strength drops to 0. Check whether the end of the game is near (DC-23). Then roll all five dice and place them. The player on your left is next.",
      },
      {
        id: "DC-21",
        text: "Everyone sees what anyone gains, when they gain it. The totals aren’t shown until the end: how many points others have, and which cards they’ve taken. You can keep count yourself. Option: open scores, which shows the points. Everything else is open: cities, dice, stocks, pass tokens, strength, the sizes of piles and deck, the discard pile. No one knows the order of the deck.",
      },
      {
        id: "DC-22",
        text: "Only the four piles, the deck, the bandits and the ships can run out. There are always enough resources and tokens.",
      },
    ],
  },
];

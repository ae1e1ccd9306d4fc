import type { Chapter } from "@roundtable/language";
import { presetLines } from "../rules-tables.ts";
import { WORDS } from "./rules-characters.ts";

export const end: readonly Chapter[] = [
  {
    title: "The end",
    clauses: [
      {
        id: "QU-17",
        text: "Three successful quests: Good wins at once, unless the Blind Hunter was dealt. Then she must reveal herself and hunt (QU-21), without any discussion. In the Director’s Cut an option can leave this hunt out.",
      },
      {
        id: "QU-18",
        text: "Three failed quests, or two with four players: the Revealer, if there is one, is revealed. Then come five minutes of discussion, shorter if everyone is ready. Then there is no more talking.",
      },
      {
        id: "QU-19",
        text: "If the Blind Hunter is in play, she may reveal herself after the discussion and hunt (QU-21). Everyone is asked; silence means no. If there’s no hunt, Good gets its Last Chance.",
      },
      {
        id: "QU-20",
        text: "Good’s Last Chance. Good and Evil here mean the side you were dealt.\na) Everyone secretly points at two different others, the Apprentice at one. All hands are shown at once.\nb) Everyone confirms, and evil players lower their hands. The Mutineer may keep both up and looks like a good player until the result.\nc) Then players may act, once each and in any order: an Apprentice raises the second hand; a Duke lowers one of anyone’s raised hands; an Archduke turns one of anyone’s raised hands to another player, not its owner, possibly where the owner’s other hand points. Their own hands and the Mutineer’s may be chosen too. A player who does this is revealed. The step ends when everyone has pressed done.\nd) Good wins if the hands of the good players point at every evil player and at no good one. The Revealer doesn’t need to be pointed at, but may be; the Mutineer must be, even one who changes sides.\ne) Otherwise Evil wins, except that Good wins if every quest had an evil leader.\nf) A Mutineer who kept both hands up and in the end points at two good players belongs to Good, no matter who wins. The Mutineer’s own hands never count for Good.",
      },
      {
        id: "QU-21",
        text: "The hunt. The Blind Hunter is revealed, and no one else may speak. She names a player and that player’s character, twice, two different players, and each is answered before the next. With the first mistake Good wins; naming an evil player is one, and so is letting the time run out. If both are right, Evil wins. If the first is Arthur and right, Evil wins at once; named second, he counts like anyone else. Duke, Archduke and Apprentice may be named Loyal Servant; everyone else must be named exactly. As an option, one of the two must be a Cleric if one was dealt. After a hunt there’s no Last Chance, and the exception for evil leaders doesn’t apply.",
      },
    ],
  },
  {
    title: "Variants",
    clauses: [
      {
        id: "QU-22",
        text: "Hunt vote (an option). After the failures and the discussion, instead of QU-19, everyone secretly plays a card: good players Success, evil players either, whatever their characters say. Everyone learns the number of Fails. With at most one, Good gets its Last Chance; with two or more, the Blind Hunter is revealed and must hunt. If she wasn’t dealt, the Last Chance comes all the same. There’s no vote on the hunt after three successes.",
      },
      {
        id: "QU-23",
        text: "Mysterious figures (an option). With 4 players: Loyal Servant, Cleric and Youth, minus one at random, plus Morgan le Fay and the Blind Hunter. With 5 the same and one more Loyal Servant. With 6 or more the host chooses two piles: a good one with two cards more than there are good players, minus two at random; an evil one with as many cards as there are evil players, without Morgan le Fay, plus the Blind Hunter, minus two at random; and Morgan le Fay is added. Everyone knows the piles, but no one knows what was put away. The Blind Hunter may be missing; players are asked about her all the same. Not in the Director’s Cut, which has its own draws.",
      },
      {
        id: "QU-30",
        text: `The Director’s Cut has counts and a tableau of its own (QU-1, QU-2) and these characters:\n${presetLines("directors-cut", WORDS)}\nCards listed after “of” are drawn at random, and no one knows which was left over. With 4 or 5, the card left over is placed face down; as an option, the Blind Hunter may name it in the hunt as one of her two, or sees it at the start. With 6 or more she is hidden from evil. With 8 or more, quests 3 and 4 need two Fails.`,
      },
    ],
  },
  {
    title: "Talk",
    clauses: [
      {
        id: "QU-40",
        text: "Talk is the game. Besides free chat there are statements that everyone reads in their own language: who I am; that I am good; who I checked and what I saw; who I trust or suspect; who to send, who should get the magic token, who should lead next; that I played Success; that I agree or disagree with something said. They are public, stay in the log, and may be lies.",
      },
      {
        id: "QU-41",
        text: "After the discussion no one may talk; in a hunt, only the Blind Hunter may.",
      },
      {
        id: "QU-42",
        text: "At a real table the app can be the moderator: one device goes round, reads the introduction aloud and keeps the time.",
      },
    ],
  },
];

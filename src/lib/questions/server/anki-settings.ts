/** The collection's own columns: what Anki wants to find there, one note type and one deck. */
export interface AnkiNames {
  deck: string;
  noteType: string;
  fields: readonly string[];
  card: string;
}

/** The note type is the same in every package, so that a collection has it once. */
export const NOTE_TYPE = 1_764_374_400_001;
/** Options that each collection has. */
const OPTIONS = 1;

const STYLE =
  '.card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; max-width: 40em; margin: 0 auto; padding: 12px; } li { margin: 4px 0; }';

const TEX_BEFORE =
  '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n';

const NONE_YET = { lrnToday: [0, 0], newToday: [0, 0], revToday: [0, 0], timeToday: [0, 0] };

function deckOf(id: number, name: string, mod: number) {
  return {
    ...NONE_YET,
    id,
    name,
    mod,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: OPTIONS,
    collapsed: false,
    extendNew: 10,
    extendRev: 50,
  };
}

const fieldOf = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});

function noteTypeOf({ noteType, fields, card }: AnkiNames, deck: number, mod: number) {
  const [asked, answered] = fields;
  const template = {
    name: card,
    ord: 0,
    qfmt: `{{${asked}}}`,
    afmt: `{{FrontSide}}<hr id="answer">{{${answered}}}`,
    did: null,
    bqfmt: '',
    bafmt: '',
  };
  return {
    id: NOTE_TYPE,
    name: noteType,
    type: 0,
    mod,
    usn: -1,
    sortf: 0,
    did: deck,
    flds: fields.map(fieldOf),
    tmpls: [template],
    css: STYLE,
    latexPre: TEX_BEFORE,
    latexPost: '\\end{document}',
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  };
}

const OPTIONS_GROUP = {
  id: OPTIONS,
  name: 'Default',
  mod: 0,
  usn: 0,
  autoplay: true,
  replayq: true,
  timer: 0,
  maxTaken: 60,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 100 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

const CONFIGURATION = {
  activeDecks: [1],
  addToCur: true,
  collapseTime: 1200,
  curDeck: 1,
  curModel: String(NOTE_TYPE),
  dueCounts: true,
  estTimes: true,
  newBury: true,
  newSpread: 0,
  nextPos: 1,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
};

/** The columns of `col` that hold JSON. @param at when the questions were written, in seconds */
export function settingsOf(names: AnkiNames, deck: number, at: number): Record<string, string> {
  return {
    conf: JSON.stringify(CONFIGURATION),
    models: JSON.stringify({ [NOTE_TYPE]: noteTypeOf(names, deck, at) }),
    decks: JSON.stringify({ 1: deckOf(1, 'Default', 0), [deck]: deckOf(deck, names.deck, at) }),
    dconf: JSON.stringify({ [OPTIONS]: OPTIONS_GROUP }),
  };
}

import { fieldOf, noteTypeOf, type TypePlace } from './anki-note-type.ts';
import { type OcclusionNames, occlusionType, ZONE_TYPE } from './anki-occlusion-type.ts';

/** The collection's own columns: what Anki wants to find there, its note types and one deck. */
export interface AnkiNames {
  deck: string;
  noteType: string;
  fields: readonly string[];
  card: string;
  zones: OcclusionNames;
}

/** The note type's id is the same in every package, so that a collection contains it only once. */
export const NOTE_TYPE = 1_764_374_400_001;
/** Id of the default options of a collection. */
const OPTIONS = 1;

const STYLE =
  '.card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; max-width: 40em; margin: 0 auto; padding: 12px; } li { margin: 4px 0; }';

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

const questionType = ({ noteType, fields, card }: AnkiNames, place: TypePlace) =>
  noteTypeOf(
    {
      id: NOTE_TYPE,
      name: noteType,
      type: 0,
      flds: fields.map(fieldOf),
      card: {
        name: card,
        qfmt: `{{${fields[0]}}}`,
        afmt: `{{FrontSide}}<hr id="answer">{{${fields[1]}}}`,
      },
      css: STYLE,
      req: [[0, 'any', [0]]],
    },
    place,
  );

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

interface CollectionSettings {
  deck: number;
  /** When the questions were written, in seconds. */
  at: number;
  /** Without masked zones, nobody gets their note type. */
  hasZones: boolean;
}

/** The columns of `col` that hold JSON. */
export function settingsOf(
  names: AnkiNames,
  { deck, at, hasZones }: CollectionSettings,
): Record<'conf' | 'models' | 'decks' | 'dconf', string> {
  const place = { deck, mod: at };
  return {
    conf: JSON.stringify(CONFIGURATION),
    models: JSON.stringify({
      [NOTE_TYPE]: questionType(names, place),
      ...(hasZones && { [ZONE_TYPE]: occlusionType(names.zones, place) }),
    }),
    decks: JSON.stringify({ 1: deckOf(1, 'Default', 0), [deck]: deckOf(deck, names.deck, at) }),
    dconf: JSON.stringify({ [OPTIONS]: OPTIONS_GROUP }),
  };
}

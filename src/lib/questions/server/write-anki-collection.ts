import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { AnkiNote } from '../exchange/anki-notes.ts';
import type { OcclusionNote } from '../exchange/occlusion-notes.ts';
import { ZONE_TYPE } from './anki-occlusion-type.ts';
import { type AnkiNames, NOTE_TYPE, settingsOf } from './anki-settings.ts';
import { COLLECTION_SCHEMA } from './anki-tables.ts';

const VERSION = 11;
/** Range of ids, in milliseconds since 1970 as in Anki: from 2001 to 2033. */
const IDS_FROM = 1_000_000_000_000;
const IDS_SPAN = 1_000_000_000_000n;
/** Separator of a note's fields. */
const BETWEEN = '\u001f';

/** An integer derived from a text, always the same for equal texts. */
function idOf(text: string): number {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return IDS_FROM + Number(BigInt(`0x${digest}`) % IDS_SPAN);
}

/** By which Anki knows a note again: its id within its case. */
const guidOf = (cas: string, id: string) =>
  createHash('sha256').update(`${cas}/${id}`).digest('base64url').slice(0, 20);

/** A field's text and the names of its pictures, as Anki compares fields. */
const bare = (html: string) => html.replace(/<img src="([^"]*)"[^<>]*>/g, ' $1 ').replace(/<[^<>]*>/g, '');
/** Checksum by which Anki finds notes with the same first field. */
const checksumOf = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

/** A note of either type, in the order of their cards. */
export type PackageNote = AnkiNote | OcclusionNote;

/** A note as its row has it. Ids hold no slash: a question and a finding of the same id are two notes. */
function rowOf(note: PackageNote): { id: string; type: number; fields: readonly string[] } {
  if ('front' in note) return { id: note.id, type: NOTE_TYPE, fields: [note.front, note.back] };
  const { finding, occlusion, image, header, back } = note;
  return { id: `zone/${finding}`, type: ZONE_TYPE, fields: [occlusion, image, header, back, ''] };
}

export interface AnkiPackage {
  /** The id of the case. */
  cas: string;
  /** Time of the last change of its questions, in milliseconds: Anki updates existing notes only if it is later. */
  at: number;
  names: AnkiNames;
  notes: readonly PackageNote[];
}

/** The file `collection.anki2` of a package, with the notes as new cards of one deck. */
export function writeCollection({ cas, at, names, notes }: AnkiPackage): Uint8Array<ArrayBuffer> {
  const deck = idOf(`deck/${cas}`);
  const seconds = Math.floor(at / 1000);
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(COLLECTION_SCHEMA);
    const rows = notes.map(rowOf);
    const hasZones = rows.some(({ type }) => type === ZONE_TYPE);
    const { conf, models, decks, dconf } = settingsOf(names, { deck, at: seconds, hasZones });
    database
      .prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run(seconds, at, at, VERSION, conf, models, decks, dconf, '{}');
    const addNote = database.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')");
    const addCard = database.prepare(
      "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    );
    rows.forEach(({ id, type, fields }, index) => {
      const note = idOf(`note/${cas}/${id}`);
      const first = bare(fields[0]!);
      addNote.run(note, guidOf(cas, id), type, seconds, fields.join(BETWEEN), first, checksumOf(first));
      addCard.run(note, note, deck, seconds, index + 1);
    });
    return Uint8Array.from(database.serialize());
  } finally {
    database.close();
  }
}

const TEX_BEFORE =
  '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n';

/** A field of a note type. */
export const fieldOf = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});

/** The properties in which our note types differ. */
interface TypeParts {
  id: number;
  name: string;
  /** 0: each template makes a card; 1: each gap of a text makes a card. */
  type: 0 | 1;
  flds: readonly object[];
  card: { name: string; qfmt: string; afmt: string };
  css: string;
  /** The fields without which a template makes no card; gaps need none. */
  req: readonly unknown[];
  /** Number of Anki's own note type that this one stands for. */
  originalStockKind?: number;
}

/** The deck that new notes go into, and when the type was last written, in seconds. */
export interface TypePlace {
  deck: number;
  mod: number;
}

/** A type of notes with one template, as the column `models` of a collection holds it. */
export const noteTypeOf = ({ card, ...parts }: TypeParts, { deck, mod }: TypePlace) => ({
  ...parts,
  mod,
  usn: -1,
  sortf: 0,
  did: deck,
  tmpls: [{ ...card, ord: 0, did: null, bqfmt: '', bafmt: '' }],
  latexPre: TEX_BEFORE,
  latexPost: '\\end{document}',
  tags: [],
  vers: [],
});

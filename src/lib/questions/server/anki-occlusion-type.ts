import { fieldOf, noteTypeOf, type TypePlace } from './anki-note-type.ts';

/** The note type of image occlusion, as in Anki since 23.10, which looks for the names and the markup below. */

/** The texts of the note type that people read. */
export interface OcclusionNames {
  noteType: string;
  card: string;
  /** Shown by older versions of Anki, which cannot mask anything. */
  failed: string;
  toggle: string;
}

/** The same in every package, so that a collection has it once. */
export const ZONE_TYPE = 1_764_374_400_002;

/** Anki's numbers for its own kinds of note types. */
const IMAGE_OCCLUSION = 6;
const CLOZE = 1;

/** Names of the fields in the order of Anki's tags for them; only the last field may be deleted. */
export const ZONE_FIELDS = ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'] as const;

const STYLE = `#image-occlusion-canvas {
    --inactive-shape-color: #ffeba2;
    --active-shape-color: #ff8e8e;
    --inactive-shape-border: 1px #212121;
    --active-shape-border: 1px #212121;
    --highlight-shape-color: #ff8e8e00;
    --highlight-shape-border: 1px #ff8e8e;
}

.card {
    font-family: sans-serif;
    font-size: 18px;
    text-align: center;
    color: black;
    background-color: white;
}
`;

const shown = (field: (typeof ZONE_FIELDS)[number]) => `{{#${field}}}<div>{{${field}}}</div>{{/${field}}}`;

const asked = ({ failed }: OcclusionNames) => `${shown('Header')}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="err"></div>
<div id="image-occlusion-container">
    {{Image}}
    <canvas id="image-occlusion-canvas"></canvas>
</div>
<script>
try {
    anki.imageOcclusion.setup();
} catch (exc) {
    document.getElementById("err").textContent = ${JSON.stringify(failed)};
}
</script>
`;

const answered = (names: OcclusionNames) => `${asked(names)}
<div><button id="toggle">${names.toggle}</button></div>
${shown('Back Extra')}
`;

/** The note type; its notes have one card for each gap number in their first field. */
export function occlusionType(names: OcclusionNames, place: TypePlace): object {
  const flds = ZONE_FIELDS.map((name, tag) => ({
    ...fieldOf(name, tag),
    tag,
    preventDeletion: name !== 'Comments',
  }));
  const card = { name: names.card, qfmt: asked(names), afmt: answered(names) };
  return noteTypeOf(
    {
      id: ZONE_TYPE,
      name: names.noteType,
      type: CLOZE,
      flds,
      card,
      css: STYLE,
      req: [],
      originalStockKind: IMAGE_OCCLUSION,
    },
    place,
  );
}

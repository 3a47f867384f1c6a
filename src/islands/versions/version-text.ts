import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { caseVersionText } from '#lib/items/versions-texts.ts';

/** A body as text in a form its author knows: a questionnaire as its outline, a protocol as in an e-mail. */
const TEXTS: { [Kind in ItemKind]: (body: BodyOfKind[Kind]) => Promise<string> } = {
  case: async (body) => {
    const { sheetLines } = await import('#lib/cases/differences.ts');
    return caseVersionText(body, sheetLines(body.sheet));
  },
  questionnaire: async (body) =>
    (await import('#lib/questionnaires/outline/write-outline.ts')).writeOutline(body),
  protocol: async (body) => {
    const [{ writeProtocolSections }, { PROTOCOL_WORDS }] = await Promise.all([
      import('#lib/protocols/exchange/write-text.ts'),
      import('#lib/protocols/export-texts.ts'),
    ]);
    return writeProtocolSections(body, PROTOCOL_WORDS);
  },
};

/** A version's body as a text. */
export const versionText = (kind: ItemKind, body: object): Promise<string> =>
  (TEXTS[kind] as (body: object) => Promise<string>)(body);

import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from '#lib/kinds/bodies.ts';
import { caseVersionText } from '#lib/messages/versions.ts';

/** What a body says, as its author knows it: a questionnaire as its outline, a protocol as it is mailed. */
const TEXTS: { [Kind in ItemKind]: (body: BodyOfKind[Kind]) => Promise<string> } = {
  case: async (body) => {
    const { sheetLines } = await import('#lib/kinds/case/differences.ts');
    return caseVersionText(body, sheetLines(body.sheet));
  },
  questionnaire: async (body) => (await import('#lib/interop/outline/write-outline.ts')).writeOutline(body),
  protocol: async (body) => {
    const [{ writeProtocolSections }, { PROTOCOL_WORDS }] = await Promise.all([
      import('#lib/interop/protocol/write-text.ts'),
      import('#lib/messages/protocol-export.ts'),
    ]);
    return writeProtocolSections(body, PROTOCOL_WORDS);
  },
};

/** A version's body as a text. */
export const versionText = (kind: ItemKind, body: object): Promise<string> =>
  (TEXTS[kind] as (body: object) => Promise<string>)(body);

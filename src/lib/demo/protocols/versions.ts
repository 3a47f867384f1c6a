import { french } from '#lib/platform/typography.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';

type Change = (body: ProtocolBody) => ProtocolBody;

/** The earlier versions of some protocols. */
export interface ProtocolPast {
  /** The note on each version after the first, and the change that reverts it; the latest version first. */
  versions: { word: string; before: Change }[];
  /** The author's unpublished change. */
  draft?: Change;
}

type Rows = NonNullable<ProtocolBody['acquisition']>;

/** A change that sets values of the sequences for which `values` has some. */
const sequencesWith =
  (values: (row: NonNullable<Rows['sequences']>[number]) => object): Change =>
  (body) => {
    const { sequences = [] } = body.acquisition ?? {};
    return {
      ...body,
      acquisition: { ...body.acquisition, sequences: sequences.map((row) => ({ ...row, ...values(row) })) },
    };
  };

const passesWith =
  (values: (row: NonNullable<Rows['passes']>[number]) => object): Change =>
  (body) => {
    const { passes = [] } = body.acquisition ?? {};
    return {
      ...body,
      acquisition: { ...body.acquisition, passes: passes.map((row) => ({ ...row, ...values(row) })) },
    };
  };

const times = (value: number | undefined, factor: number, decimals = 0) =>
  value === undefined ? undefined : Number((value * factor).toFixed(decimals));

const PASTS: Record<string, ProtocolPast> = {
  'IRM du genou – standard': {
    versions: [
      {
        word: 'TE raccourci après la mise à jour du logiciel',
        before: sequencesWith(({ te = 0 }) => ({ te: te > 20 ? te + 6 : te })),
      },
    ],
  },
  'IRM hépatique – caractérisation': {
    versions: [
      {
        word: 'Coupes plus fines',
        before: sequencesWith(({ thickness = 0 }) => ({ thickness: thickness + 1 })),
      },
      {
        word: 'Champ élargi pour les grands gabarits',
        before: sequencesWith(({ fov = 0 }) => ({ fov: fov - 20 })),
      },
    ],
  },
  'Scanner thoracique haute résolution – pneumopathies interstitielles': {
    versions: [
      {
        word: 'Dose réduite avec la reconstruction itérative',
        before: passesWith(({ ctdiVol, dlp }) => ({
          ctdiVol: times(ctdiVol, 1.3, 1),
          dlp: times(dlp, 1.3),
        })),
      },
    ],
    draft: passesWith(({ kv = 0 }) => ({ kv: Math.min(kv, 100) })),
  },
};

const pasts = new Map(Object.entries(PASTS).map(([title, past]) => [french(title), past]));

/** The versions of a protocol's body, oldest first, each with its note, and the draft of the next version. */
export function historyOf(title: string, body: ProtocolBody) {
  const { versions = [], draft } = pasts.get(title) ?? {};
  const history: { body: ProtocolBody; word: string | null }[] = [];
  let then = body;
  for (const { word, before } of versions) {
    history.unshift({ body: then, word: french(word) });
    then = before(then);
  }
  history.unshift({ body: then, word: null });
  return { history, draft: draft?.(body) };
}

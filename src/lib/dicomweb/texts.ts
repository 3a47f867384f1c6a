import { MODALITY_NAMES } from '#lib/dicom/modality-names-texts.ts';
import { agree, counted, formatBytes, formatWhole } from '#lib/platform/format-texts.ts';
import type { FoundSeries, FoundStudy } from './read-answers.ts';
import type { TransferProgress } from './transfer-progress.ts';

/** Modalities offered as search criteria; exams of other modalities are found by other criteria. */
const SEARCHED = ['CT', 'MR', 'US', 'CR', 'DX', 'MG', 'XA', 'RF', 'NM', 'PT'];

const images = (count: number) => counted(count, 'image');
const known = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ');

/** « 31/01/2026 » from DICOM's `20260131`; other text is unchanged. */
function dateOf(text: string): string {
  const [, year, month, day] = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(text) ?? [];
  return year ? `${day}/${month}/${year}` : text;
}

/** Shown in place of an empty description. */
const UNTOLD = 'Sans description';

/** Texts for importing exams from a PACS in the case editor. */
export const dicomwebMessages = {
  open: 'Depuis le PACS',
  title: 'Choisir des séries dans le PACS',
  intro:
    'Votre recherche et ses résultats ne circulent qu’entre votre navigateur et le PACS, sans être lus par Négatoscope, et s’oublient quand vous fermez la page. Les images choisies sont ensuite à vérifier, comme celles d’un dossier déposé.',
  source: 'PACS',
  name: 'Votre nom dans le PACS',
  password: 'Votre mot de passe dans le PACS',
  credentialsHint: 'Gardés par cette page seule, tant qu’elle est ouverte.',
  from: 'Examens du',
  to: 'au',
  modality: 'Modalité',
  anyModality: 'Toutes',
  modalities: SEARCHED.map((value) => ({ value, label: `${MODALITY_NAMES[value] ?? value} (${value})` })),
  patientName: 'Nom du patient',
  patientNameHint: 'Nom, puis prénom\u202f; le début suffit.',
  patientId: 'Identifiant du patient',
  accession: 'Numéro de demande',
  description: 'Description de l’examen',
  search: 'Interroger le PACS',
  searching: 'Le PACS cherche…',
  stopSearch: 'Arrêter',
  noCriterion: 'Indiquez au moins un critère.',
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `${counted(count, 'examen')} ou plus.`
      : `${counted(count, 'examen trouvé', 'examens trouvés')}.`,
  nothing: 'Aucun examen ne correspond. Un nom s’écrit comme dans le PACS\u202f; essayez son début seul.',
  next: 'Examens suivants',
  studies: 'Examens trouvés',
  studyName: ({ patientName, patientId }: FoundStudy) => patientName || patientId || 'Patient sans nom',
  studyDescription: ({ description }: FoundStudy) => description || UNTOLD,
  studyFacts: ({ date, modalities, patientId, accession, series, images: count }: FoundStudy) =>
    known([
      dateOf(date),
      modalities.join(', '),
      patientId,
      accession && `n° ${accession}`,
      series === undefined ? undefined : counted(series, 'série'),
      count === undefined ? undefined : images(count),
    ]),
  readingSeries: 'Lecture des séries…',
  noSeries: 'Cet examen n’a pas de série.',
  seriesOf: (study: string) => `Séries de l’examen de ${study}`,
  allSeries: 'Toutes les séries',
  seriesName: ({ number, description }: FoundSeries) =>
    known([number === undefined ? undefined : formatWhole(number), description || UNTOLD]),
  seriesFacts: ({ modality, bodyPart, images: count }: FoundSeries) =>
    known([modality, bodyPart, count === undefined ? undefined : images(count)]),
  elsewhere: (place: string) =>
    `Le PACS dit être à une autre adresse (${place}), comme derrière un mandataire qui ne lui transmet pas le nom de ce site. Elle n’est pas suivie\u00a0: les images sont demandées à l’adresse des réglages. Administrateur\u00a0: transmettez l’en-tête Host, ou Forwarded (docs/deploy.md).`,
  administrator: (text: string) => `Administrateur\u00a0: ${text}`,
  chosen: (series: number, count: number | undefined) =>
    series === 0
      ? 'Aucune série choisie'
      : known([
          counted(series, 'série choisie', 'séries choisies'),
          count === undefined ? undefined : images(count),
        ]),
  fetch: (series: number) => agree(series, 'Récupérer la série', `Récupérer ${formatWhole(series)} séries`),
  fetching: 'Réception depuis le PACS',
  progress: ({ done, count, bytes }: TransferProgress) =>
    count === undefined
      ? 'Lecture de la liste des images…'
      : `${formatWhole(done)} / ${images(count)} · ${formatBytes(bytes)}`,
  pause: 'Interrompre',
  paused:
    'La réception est interrompue\u202f; ce qui est arrivé est gardé tant que vous ne revenez pas à la recherche.',
  resume: 'Reprendre la réception',
  giveUp: 'Revenir à la recherche',
  goOn: (done: number, count: number | undefined) =>
    count === undefined || done === count
      ? `Continuer avec ${images(done)}`
      : `Continuer avec ${formatWhole(done)} / ${images(count)}`,
  withheld: (count: number) =>
    `Le PACS annonce ${counted(count, 'image')} de plus que celles qu’il donne. L’examen est peut-être incomplet.`,
  noImages: 'Ces séries ne contiennent aucune image.',
};

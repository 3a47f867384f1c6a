import { french } from '#lib/platform/typography.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import type { Fiche, Page } from '#lib/questionnaires/tree.ts';
import type { TaughtFiche } from './chest-fiches/taught-fiche.ts';
import type { FichePicture } from './fiche-picture.ts';
import { fiches } from './fiches.ts';

export interface DemoExam {
  title: string;
  tags: string[];
  body: QuestionnaireBody;
  /** The images of its fiches, by the ids of these: they come after the texts, like those of cases. */
  pictures?: Readonly<Record<string, FichePicture>>;
}

/** A questionnaire made of a title, tags separated by commas, and outline blocks. */
export const exam = (title: string, tags: string, ...blocks: string[]): DemoExam =>
  composed(title, tags, fiches, blocks);

/** A questionnaire that computes a score, with the fiche of its rule. */
export const scoredExam = (title: string, tags: string, rule: Fiche, ...blocks: string[]): DemoExam =>
  composed(title, tags, [...fiches, rule], blocks);

/** A questionnaire whose fiches show images. */
export const taughtExam = (
  title: string,
  tags: string,
  known: readonly TaughtFiche[],
  ...blocks: string[]
): DemoExam => ({
  ...composed(
    title,
    tags,
    known.map(({ fiche }) => fiche),
    blocks,
  ),
  pictures: Object.fromEntries(known.map(({ fiche, picture }) => [fiche.id, picture])),
});

function composed(title: string, tags: string, known: readonly Fiche[], blocks: readonly string[]): DemoExam {
  const source = blocks.join('\n');
  const cited = known.filter(({ id }) => source.includes(`[fiche ${id}]`));
  const lines = cited.map((fiche) => `fiche: ${fiche.title} [id ${fiche.id}]`);
  const { body, faults } = readOutline([source, ...lines].join('\n'), {
    body: { pages: [], fiches: cited },
    pageName: title,
  });
  if (faults.length > 0) throw new Error(`${title}: ${JSON.stringify(faults)}`);
  return {
    title: french(title),
    tags: tags.split(',').map((tag) => tag.trim()),
    body: { ...body, pages: inFrench(body.pages) },
  };
}

const WRITTEN = ['name', 'text', 'sentence'];

/** Applies French typography to all texts of pages, including those in formulas. */
const inFrench = (pages: Page[]): Page[] =>
  JSON.parse(JSON.stringify(pages), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'expression') return value.replace(/"[^"]*"/g, french);
    return WRITTEN.includes(key) ? french(value) : value;
  }) as Page[];

/** Indents an outline, to nest it under an option. */
export const nested = (block: string): string => block.replace(/^(?=.)/gm, '  ');

/** First page, with the indication; reasons are separated by `|`. */
export const reasons = (reasonList: string): string => `== Indication
§I
!?? Motif de l'examen
/ ${reasonList} > {option}.
" Précisions cliniques [plusieurs lignes] > {valeur}
§T`;

/** `Scanner du genou {droit} : acquisition…`; without an exam's name, `Acquisition…`. */
const named = (exam: string | undefined, technique: string): string =>
  exam ? `${exam} : ${technique.charAt(0).toLowerCase()}${technique.slice(1)}` : technique;

/** @param exam its name in the report, with the side: `Radiographies du genou {droit}` */
export const radiographs = (views: string, exam = 'Radiographies réalisées'): string => `? Incidences
+ ${views} > ${named(exam, views)}.
- Incidences incomplètes > ${named(exam, 'Examen limité par la mobilité du patient, incidences incomplètes')}.
§R`;

export const ct = (protocol: string, exam?: string): string => `? Technique
+ Sans injection > ${named(exam, 'Acquisition hélicoïdale')} ${protocol}, sans injection intraveineuse de produit de contraste, reconstructions multiplanaires.
- Avec injection > ${named(exam, 'Acquisition hélicoïdale')} ${protocol}, après injection intraveineuse de produit de contraste iodé, reconstructions multiplanaires.
" Dosimétrie > Dosimétrie : {valeur}.
§R`;

export const injectedCt = (protocol: string, exam?: string): string => `? Technique
+ Examen de bonne qualité > ${named(exam, 'Acquisition hélicoïdale')} ${protocol}, après injection intraveineuse de produit de contraste iodé, reconstructions multiplanaires.
- Artéfacts > ${named(exam, 'Acquisition hélicoïdale')} ${protocol}, après injection intraveineuse de produit de contraste iodé ; interprétation limitée par des artéfacts.
# Volume de produit de contraste | mL | 0..200 | entier > Volume injecté : {valeur}.
§R`;

export const mr = (sequences: string, exam?: string): string => `? Technique
+ Sans injection > ${named(exam, 'Séquences')} ${sequences}, sans injection de gadolinium.
- Avec injection > ${named(exam, 'Séquences')} ${sequences}, complétées après injection intraveineuse de gadolinium.
- Artéfacts de mouvement > ${named(exam, 'Séquences')} ${sequences} ; examen dégradé par des artéfacts de mouvement.
§R`;

export const injectedMr = (sequences: string, exam?: string): string => `? Technique
+ Avec injection > ${named(exam, 'Séquences')} ${sequences}, avant et après injection intraveineuse de gadolinium.
- Sans injection (contre-indication ou refus) > ${named(exam, 'Séquences')} ${sequences}, sans injection de gadolinium.
§R`;

const probed = (exam: string | undefined, probe: string): string => named(exam, `Examen réalisé ${probe}`);

/** Ultrasound without Doppler. */
export const greyScale = (probe: string, exam?: string, doppler = ''): string => `? Conditions d'examen
+ Bonnes > ${probed(exam, probe)}${doppler}.
- Difficiles > ${probed(exam, probe)}, dans des conditions d'échogénicité difficiles.
§R`;

export const ultrasound = (probe: string, exam?: string): string =>
  greyScale(probe, exam, ', complété par une étude Doppler');

/** Last page. `normal` is the sentence for a normal exam, `advice` a list separated by `|`. */
export const conclusion = (normal: string, advice: string): string => `== Conclusion
§C
!? Synthèse
+ Examen normal >> ${normal}
- Anomalies décrites ci-dessus
- Examen stable par rapport à l'antérieur [normal question] >> Pas d'évolution significative par rapport à l'examen antérieur.
?? Suites proposées [neutre]
/ ${advice} > {option}.
" Commentaire libre [plusieurs lignes] [neutre] > {valeur}`;

import type { QuestionnaireBody } from '#lib/kinds/questionnaire/body-schema.ts';
import type { Question } from '#lib/kinds/questionnaire/tree.ts';
import { optionsOf, walkQuestions } from '#lib/kinds/questionnaire/tree.ts';
import { outline } from '../outline.ts';
import { french } from '../typography.ts';
import { fiches } from './fiches.ts';

export interface DemoExam {
  title: string;
  tags: string[];
  body: QuestionnaireBody;
}

/** A questionnaire from its title, its tags separated by commas, and the outlines that it is composed of. */
export function exam(title: string, tags: string, ...blocks: string[]): DemoExam {
  const pages = outline(blocks.join('\n'));
  const cited = new Set([...walkQuestions(pages)].flatMap(({ question }) => fichesOf(question)));
  const used = fiches.filter(({ id }) => cited.has(id));
  return {
    title: french(title),
    tags: tags.split(',').map((tag) => tag.trim()),
    body: { pages, ...(used.length > 0 && { fiches: used }) },
  };
}

function fichesOf(question: Question): string[] {
  return [question, ...optionsOf(question)].flatMap(({ fiche }) => (fiche === undefined ? [] : [fiche]));
}

/** First page: why the exam is done. `reasons` separated by `|`. */
export const reasons = (reasonList: string): string => `== Indication
§I
!?? Motif de l'examen
/ ${reasonList} > {O}.
" Précisions cliniques > {valeur}
§T`;

export const radiographs = (views: string): string => `? Incidences
+ ${views} > Radiographies réalisées : ${views.charAt(0).toLowerCase()}${views.slice(1)}.
- Incidences incomplètes > Examen limité par la mobilité du patient, incidences incomplètes.
§R`;

export const ct = (protocol: string): string => `? Technique
+ Sans injection > Acquisition hélicoïdale ${protocol}, sans injection de produit de contraste, reconstructions multiplanaires.
- Avec injection > Acquisition hélicoïdale ${protocol}, après injection intraveineuse de produit de contraste iodé, reconstructions multiplanaires.
~" Dosimétrie > {valeur}
§R`;

export const injectedCt = (protocol: string): string => `? Technique
+ Examen de bonne qualité > Acquisition hélicoïdale ${protocol}, après injection intraveineuse de produit de contraste iodé, reconstructions multiplanaires.
- Artéfacts > Acquisition hélicoïdale ${protocol}, après injection intraveineuse de produit de contraste iodé ; interprétation limitée par des artéfacts.
# Volume de produit de contraste | mL | 0..200 > Volume injecté : {valeur}.
§R`;

export const mr = (sequences: string): string => `? Technique
+ Sans injection > Séquences ${sequences}, sans injection de gadolinium.
- Avec injection > Séquences ${sequences}, complétées après injection intraveineuse de gadolinium.
- Artéfacts de mouvement > Séquences ${sequences} ; examen dégradé par des artéfacts de mouvement.
§R`;

export const injectedMr = (sequences: string): string => `? Technique
+ Avec injection > Séquences ${sequences}, avant et après injection intraveineuse de gadolinium.
- Sans injection (contre-indication ou refus) > Séquences ${sequences}, sans injection de gadolinium.
§R`;

export const ultrasound = (probe: string): string => `? Conditions d'examen
+ Bonnes > Examen réalisé ${probe}, avec étude Doppler.
- Difficiles > Examen réalisé ${probe}, dans des conditions d'échogénicité difficiles.
§R`;

/** Last page. `normal` is the sentence of a normal exam, `advice` a list separated by `|`. */
export const conclusion = (normal: string, advice: string): string => `== Conclusion
§C
!? Synthèse
- Examen normal >> ${normal}
- Anomalies décrites ci-dessus
- Examen stable par rapport à l'antérieur >> Pas d'évolution significative par rapport à l'examen antérieur.
?? Suites proposées
/ ${advice} > {O}.
" Commentaire libre > {valeur}`;

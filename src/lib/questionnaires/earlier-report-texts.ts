import { agree, counted } from '#lib/platform/format-texts.ts';
import { frenchLongDate } from '#lib/platform/french-formats.ts';
import { shifted } from './earlier/units.ts';
import { valueWithUnit } from './report/values.ts';

/** The digits, kind and bound of a number in an earlier report, without its unit. */
interface Told {
  kind: 'one' | 'product' | 'range';
  digits: readonly string[];
  bound: string;
}

const JOINED = { one: '', product: '\u00a0×\u00a0', range: ' à ' };

/** A number of an earlier report in the unit of today's. @param places by how many its decimal point moves */
function measure({ kind, digits, bound }: Told, unit: string, places: number): string {
  const number = digits.map((each) => shifted(each, places)).join(JOINED[kind]);
  return `${bound === '' ? '' : `${bound}\u00a0`}${valueWithUnit({ text: number, unit }, '')}`;
}

/** The comparison with an earlier report. */
export const earlierReportMessages = {
  title: 'Comparer à un compte rendu antérieur',
  privacy:
    'Ce texte reste dans cette page\u00a0: il n’est ni envoyé ni gardé, et disparaît avec elle ou à l’examen suivant. Seuls les nombres que vous insérez entrent dans le compte rendu.',
  pasted: 'Compte rendu antérieur',
  pasteHint: 'Collez-le ici (Ctrl+V)',
  clear: 'Effacer ce texte',
  close: 'Fermer la comparaison',
  date: 'Date de l’examen antérieur',
  dateFound: 'Trouvée dans le texte\u00a0: vérifiez-la.',
  datesFound: (count: number) =>
    count > 1
      ? 'Plusieurs dates sont possibles\u00a0:'
      : 'Une date est dans le texte\u00a0: est-ce celle de l’examen antérieur\u202f?',
  dateMissing: 'Indiquez la date de l’examen antérieur.',
  dateLater: 'Cette date est à venir.',
  day: frenchLongDate,
  found: (count: number) =>
    `${counted(count, 'nombre')} ${agree(count, 'reconnu', 'reconnus')} dans ce texte.`,
  tooLong: 'Ce texte est trop long\u00a0: seul son début est lu.',
  noNumbers:
    'Aucune réponse chiffrée ne s’écrit encore dans le compte rendu\u00a0: répondez aux questions, les nombres viendront ici.',
  lesions: 'Les mesures écrites dans la phrase d’une lésion ne peuvent pas être comparées ici.',
  nothingPasted: 'Les nombres du texte collé viendront en face de ceux du jour.',
  table: 'Nombres du jour et nombres antérieurs',
  question: 'Question',
  today: 'Ce jour',
  earlier: 'Antérieurement',
  earlierOf: (question: string) => `Nombre antérieur\u00a0: ${question}`,
  choose: (count: number) => `À choisir\u00a0: ${counted(count, 'proposition')}`,
  none: 'Rien de comparable',
  isSure: 'Reconnu',
  isPicked: 'Choisi',
  isIn: 'Inséré',
  isOffered: 'Phrase modifiée à la main\u00a0: choisissez sous le compte rendu.',
  insert: 'Insérer',
  insertOf: (question: string) => `Insérer la comparaison\u00a0: ${question}`,
  withdraw: 'Retirer',
  withdrawOf: (question: string) => `Retirer la comparaison\u00a0: ${question}`,
  insertAll: (count: number) =>
    count > 1 ? `Insérer les ${counted(count, 'comparaison')}` : 'Insérer la comparaison',
  insertHint: 'Ctrl+Entrée insère ce qui est reconnu ou choisi.',
  inserted: (count: number) => `${counted(count, 'comparaison insérée', 'comparaisons insérées')}.`,
  withdrawn: 'Comparaison retirée.',
  nothingToInsert: 'Rien à insérer\u00a0: choisissez d’abord un nombre antérieur.',
  measure,
  /** A number with the words around it, in a list to choose from. */
  proposal: (text: string, around: string) => `${text} — «\u202f${around}\u202f»`,
  /** The words for the sentence, after today's number. The year is given where it differs from today's. */
  said: (text: string, date: string, today: string) => {
    const day = frenchLongDate(date);
    const year = date.slice(0, 4);
    return `antérieurement ${text}, le ${year === today.slice(0, 4) ? day.slice(0, -year.length - 1) : day}`;
  },
};

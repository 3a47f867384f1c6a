import { counted, formatDecimal, formatDuration } from '#lib/platform/format-texts.ts';
import type { CellProblem } from './cells.ts';
import { type Field, LIST_MAX, NAME_MAX, TEXT_MAX } from './fields/field.ts';

/** A number of a field with its unit: « 60 000 ms », « 2 h », « 90° ». */
export function amount({ shape }: Field, value: number): string {
  if (shape.kind === 'duration') return formatDuration(shape.unit === 's' ? value : value * 60);
  const unit = shape.kind === 'number' || shape.kind === 'numbers' ? shape.unit : '';
  if (unit === '') return formatDecimal(value);
  return `${formatDecimal(value)}${unit === '°' ? '' : '\u00a0'}${unit}`;
}

function range(field: Field, { min, max }: { min: number; max: number }): string {
  const { kind } = field.shape;
  return `de ${kind === 'duration' ? amount(field, min) : formatDecimal(min)} à ${amount(field, max)}`;
}

/** The allowed values of a field: « de 0 à 60 000 ms », « 200 caractères au plus ». */
export function boundsOf(field: Field): string {
  const { key, shape } = field;
  switch (shape.kind) {
    case 'text':
    case 'long-text':
      return `${counted(key === 'name' ? NAME_MAX : TEXT_MAX[shape.kind], 'caractère')} au plus`;
    case 'texts':
      return `${counted(LIST_MAX.texts, 'texte')} au plus, séparés par des points-virgules`;
    case 'yes-no':
      return 'oui ou non';
    case 'numbers':
      return `des nombres ${range(field, shape)}, séparés par des points-virgules`;
    case 'number':
    case 'duration':
      return range(field, shape);
  }
}

/** The reason why a text is invalid for a field, and allowed values: « Un nombre est attendu, de 0 à 60 000 ms. » */
export function cellProblem(field: Field, { code, limit = 0 }: CellProblem): string {
  switch (code) {
    case 'not-a-number':
      return field.shape.kind === 'numbers'
        ? `Ce champ attend ${boundsOf(field)}.`
        : `Un nombre est attendu, ${boundsOf(field)}.`;
    case 'not-a-duration':
      return `Une durée est attendue, par exemple «\u202f2\u00a0min\u00a030\u202f» ou «\u202f2:30\u202f», ${boundsOf(field)}.`;
    case 'not-yes-no':
      return 'La réponse est «\u202foui\u202f» ou «\u202fnon\u202f».';
    case 'two-ways':
      return `À vérifier\u00a0: ce nombre peut se lire de deux façons. Écrivez-le sans séparateur de milliers, ou avec son unité\u00a0: ${boundsOf(field)}.`;
    case 'unit-unsaid':
      return `À vérifier\u00a0: rien ne dit dans quelle unité est ce nombre. Écrivez-le avec la sienne\u00a0: ${boundsOf(field)}.`;
    case 'for-several':
      return 'À vérifier\u00a0: dans le tableau, cette valeur vaut pour plusieurs lignes ensemble.';
    case 'percentage':
      return `Un pourcentage demande une épaisseur sur la même ligne. Écrivez la valeur, ${boundsOf(field)}.`;
    case 'date':
      return 'À vérifier\u00a0: le tableur en a fait une date.';
    case 'faulty':
      return 'La formule de cette cellule est en erreur dans le tableur.';
    case 'rounded':
      return 'À vérifier\u00a0: la cellule contient un autre nombre que celui qu’elle montre.';
    case 'too-low':
      return `Trop petit\u00a0: ${amount(field, limit)} au moins.`;
    case 'too-high':
      return `Trop grand\u00a0: ${amount(field, limit)} au plus.`;
    case 'too-long':
      return `Trop long\u00a0: ${counted(limit, 'caractère')} au plus.`;
    case 'too-many':
      return `Trop de valeurs\u00a0: ${limit} au plus.`;
  }
}

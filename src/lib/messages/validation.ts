import type { z } from 'zod';

const FIELDS: Record<string, string> = {
  username: 'nom d’utilisateur',
  password: 'mot de passe',
  current: 'mot de passe actuel',
  code: 'code de secours',
  token: 'lien',
  displayName: 'nom affiché',
  publicItems: 'contenus publics',
  rating: 'note',
  comment: 'commentaire',
  title: 'titre',
  tags: 'étiquettes',
  visibility: 'visibilité',
  revision: 'révision',
  page: 'page',
};

const TYPES: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'oui ou non',
  array: 'une liste',
  object: 'un objet',
  null: 'rien',
};

function nameOf(path: readonly PropertyKey[]): string {
  const names = path.map((part) =>
    typeof part === 'number' ? `n°\u00a0${part + 1}` : (FIELDS[String(part)] ?? String(part)),
  );
  return names.length === 0 ? 'contenu' : names.join(', ');
}

function unitOf(origin: string): string {
  if (origin === 'string') return '\u00a0caractères';
  return origin === 'array' || origin === 'set' ? '\u00a0éléments' : '';
}

function faultOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${TYPES[issue.expected] ?? 'une autre valeur'} attendu`.replace(
        /^une (.*) attendu$/,
        'une $1 attendue',
      );
    case 'too_big':
      return `au plus ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin === 'string'
        ? 'obligatoire'
        : `au moins ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `valeurs possibles\u00a0: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `champs inconnus\u00a0: ${issue.keys.join(', ')}`;
    default:
      return 'valeur refusée';
  }
}

/** One fault of a value that came from outside, in French: « titre : au plus 200 caractères ». */
export function describeIssue(issue: z.core.$ZodIssue): string {
  return `${nameOf(issue.path)}\u00a0: ${faultOf(issue)}`;
}

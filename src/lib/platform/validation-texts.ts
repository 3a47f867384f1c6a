import type { z } from 'zod';
import { RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';

const FIELDS: Record<string, string> = {
  username: 'nom d’utilisateur',
  password: 'mot de passe',
  current: 'mot de passe actuel',
  code: 'code',
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
  clinicalInformation: 'informations cliniques',
  answer: 'réponse',
  difficulty: 'difficulté',
  folders: 'dossiers',
  name: 'nom',
  description: 'description',
  sheet: 'fiche',
  items: 'élément',
  lists: 'sous-liste',
  rows: 'ligne',
  text: 'texte',
  caption: 'légende',
  alt: 'description de l’image',
  image: 'image',
  href: 'adresse du lien',
  view: 'renvoi vers une image',
  phrases: 'phrases',
  findings: 'signes',
  presentation: 'affichage initial',
  questions: 'questions',
  steps: 'étape',
  propositions: 'proposition',
  accepted: 'réponse acceptée',
  explanation: 'explication',
  marks: 'tracés',
  points: 'points',
};

/** Messages for issue names that schemas define themselves. */
const NAMED: Record<string, string> = {
  href: 'cette adresse ne peut pas être un lien',
  'href-or-view': 'un lien mène à une adresse ou à une image, pas aux deux',
  'list-too-deep': `une liste a au plus ${RICH_TEXT_MAX.levels}\u00a0niveaux`,
  'mark-points': 'ce tracé n’a pas le nombre de points qu’il lui faut',
  'mark-text': 'seul un texte sur l’image porte des mots',
  'ragged-table': 'les lignes d’un tableau ont toutes le même nombre de cellules',
  'scanner-twice': 'deux appareils ont le même nom ou le même identifiant',
  'unknown-scanner': 'des valeurs sont propres à un appareil que le protocole n’a pas',
  'too-deep': 'contenu trop imbriqué',
  'too-many-nodes': 'contenu trop long',
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
      return NAMED[issue.message] ?? 'valeur refusée';
  }
}

/** For a value that matches none of several forms, the issue of the closest form. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const [deepest] = issue.errors.flat().sort((one, other) => other.path.length - one.path.length);
  if (!deepest) return issue;
  const { path, ...rest } = innermost(deepest);
  return { ...rest, path: [...issue.path, ...path] } as z.core.$ZodIssue;
}

/** The French message for one issue of a value from outside: « titre : au plus 200 caractères ». */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const { path, ...fault } = innermost(issue);
  return `${nameOf(path)}\u00a0: ${faultOf({ path, ...fault } as z.core.$ZodIssue)}`;
}

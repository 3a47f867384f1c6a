import { ACCESS } from '#lib/app/access-table.ts';
import { type AccessRule, concernsItem, decide, type RequesterRole } from '#lib/items/access.ts';
import { VISIBILITIES, type Visibility } from '#lib/items/item.ts';
import { french } from '#lib/platform/typography.ts';

const RULES: Record<AccessRule, string> = {
  anyone: 'Tout le monde, sans compte',
  'signed-in': 'Toute personne qui a un compte, pour ce qui est à elle',
  'visitor-item': 'Les images : d’un contenu public, tout le monde ; d’un autre, ceux qui y ont part',
  administrator: 'Les administrateurs seuls ; pour tous les autres, il n’y a rien',
  reader: 'Qui a un compte, pour un contenu public ou le sien',
  'reader-or-invited': 'De même, et ceux que l’auteur laisse lire',
  rater: 'Qui a un compte, pour un contenu public d’autrui',
  owner: 'L’auteur seul',
  'owner-or-reviewer': 'L’auteur, ses coauteurs et ses relecteurs',
  'owner-or-author': 'L’auteur et ses coauteurs',
};

const ASKERS: Record<RequesterRole, string> = {
  'signed-out': 'visiteur',
  other: 'compte quelconque',
  holder: 'a ouvert le lien',
  reviewer: 'relecteur',
  author: 'coauteur',
  owner: 'auteur',
  administrator: 'administrateur',
};

const VISIBLE: Record<Visibility, string> = { draft: 'brouillon', private: 'privé', public: 'public' };

function decisions(rule: AccessRule): string {
  const askers = Object.keys(ASKERS) as RequesterRole[];
  const row = (visibility: Visibility) =>
    `| ${VISIBLE[visibility]} | ${askers.map((asker) => (decide(rule, asker, visibility) === 'allow' ? 'oui' : 'non')).join(' | ')} |`;
  return [
    `| contenu | ${askers.map((asker) => ASKERS[asker]).join(' | ')} |`,
    `|---|${askers.map(() => '---|').join('')}`,
    ...VISIBILITIES.map(row),
  ].join('\n');
}

function sectionOf(rule: AccessRule): string {
  const routes = Object.keys(ACCESS).filter((route) => ACCESS[route] === rule);
  const list = routes.toSorted().map((route) => `- \`${route}\``);
  // Rules that concern no item have no table of decisions.
  const table = concernsItem(rule) ? [decisions(rule), ''] : [];
  return [`## ${RULES[rule]}`, '', ...table, ...list].join('\n');
}

/** `docs/security/acces.md`: the requests allowed to each kind of person. */
export const accessDoc = () =>
  french(`# Qui voit quoi

Cette page est écrite par \`node src/cli/security-docs.ts\` à partir de la table d’accès (\`src/lib/app/access-table.ts\`), que le serveur
consulte avant toute page et tout appel : ce qui n’y est pas est refusé. Un test parcourt chaque ligne, sauf trois essayées ailleurs, avec un
visiteur, six sortes de personnes et chaque visibilité (\`tests/api/access.test.ts\`), un autre vérifie que cette page est à jour.

- Un contenu privé d’autrui répond comme s’il n’existait pas (404).
- Avec \`PUBLIC_LISTS=members\`, un visiteur ne voit d’un contenu public ni la liste, ni les images : l’écran de connexion seul.
- Le rôle de lecteur lit, note et s’entraîne, mais ne crée, ne copie et ne publie rien (\`tests/api/readers.test.ts\`) ; celui d’auteur est le rôle ordinaire.
- Un administrateur du site lit la liste des personnes et tout le journal des actes, donne les rôles, suspend et supprime des comptes, ferme des
  sessions, retire une double authentification, fait un lien de mot de passe (le journal le dit), retire, masque ou transmet un contenu public. Il ne lit
  ni les contenus privés, ni les notes, ni les réponses d’autrui.
- Qui administre le serveur a la base, les fichiers et les sauvegardes sous les yeux, et toutes les commandes de \`npm run admin\`.

${(Object.keys(RULES) as AccessRule[]).map(sectionOf).join('\n\n')}
`);

import { french } from '#lib/platform/typography.ts';
import { STORED_TABLES, type StoredTable } from './stored-data.ts';

const cells = (...texts: string[]) => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

function tableOf([name, { what, kept, columns }]: [string, StoredTable]): string {
  const rows = Object.entries(columns).map(([column, each]) =>
    cells(`\`${column}\``, each.what, each.personal),
  );
  return [
    `### ${what} (\`${name}\`)`,
    '',
    `Durée : ${kept}.`,
    '',
    cells('colonne', 'ce que c’est', 'personnelle'),
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** `docs/security/donnees.md`: the stored data and their retention periods. */
export const storedDataDoc = () =>
  french(`# Où sont les données, et combien de temps

Cette page est écrite par \`node src/cli/security-docs.ts\` à partir de \`src/lib/legal/stored-data.json\`. Un test échoue dès
qu’une colonne de la base, SQLite ou PostgreSQL, n’y a pas de ligne, et un autre dès que cette page n’est pas à jour.

« Personnelle » : *oui*, la colonne concerne une personne qui a un compte ; *texte libre*, on y lit ce que quelqu’un a écrit, qui ne doit
identifier aucun patient ; *non*, ni l’un ni l’autre. Aucune adresse IP en clair, aucun fichier DICOM
n’est gardé (les compteurs d’essais ont l’empreinte d’une adresse IP, un jour : un pseudonyme, que l’on retrouve en essayant toutes les adresses) ; une adresse électronique ne l’est que dans \`user_address\`, \`address_link\`, \`mail_request\` et, le temps d’un envoi, \`queued_mail\`.

## En dehors de la base

| où | quoi | combien de temps |
|---|---|---|
| dossier \`DATA_DIR/files\` ou compartiment S3 (\`FILES_URL\`) | images recodées, sans métadonnées, sous leur empreinte | tant qu’un contenu les utilise, puis \`TRASH_DAYS\` jours dans la corbeille ; aussitôt pour une image masquée |
| le même, \`assets/\` | scripts et styles des versions du logiciel | les deux dernières versions |
| \`DATA_DIR\`, morceaux et copies temporaires | envois en cours, copies de travail | le temps du travail ; effacés au démarrage |
| console du serveur (\`ACCESS_LOG\`, \`LOG_FORMAT\`) | méthode, adresse sans paramètres ni jeton (en JSON : la route et un numéro de requête), état, durée | selon l’établissement |
| supervision (\`METRICS_TOKEN\`) | des nombres par route et pour tout le site, jamais par personne | selon l’établissement |
| mandataire devant le serveur | souvent l’adresse IP et l’adresse demandée | selon l’établissement |
| sauvegardes (\`npm run admin -- backup\`) | base et images de ce jour-là, y compris ce qui a été effacé ou masqué depuis | selon l’établissement |
| navigateur de la personne : cookies | session, navigateur reconnu, connexion en cours | trente jours, un an, quinze minutes au plus |
| navigateur de la personne : stockage local et d’onglet | jeton des appels, nom, phrases types, derniers cas lus et mesures, brouillons, tentatives à envoyer, comptes rendus en cours (en clair, trente jours après leur dernier changement) | jusqu’à la déconnexion, qui demande ce que deviennent ceux que l’on n’a nulle part ailleurs |
| navigateur de la personne : stockage local | thème, réglages de la visionneuse ; empreintes des fichiers envoyés et de leur repère, pour reprendre un envoi | jusqu’à ce que la personne efface les données du site |
| navigateur de la personne : cache et IndexedDB | contenus gardés hors ligne, douze dernières listes ; réponses des séances gardées, scellées sous une clé que la déconnexion efface | jusqu’à la déconnexion, sauf si la session a expiré d’elle-même |

## Dans la base

${Object.entries(STORED_TABLES).map(tableOf).join('\n\n')}
`);

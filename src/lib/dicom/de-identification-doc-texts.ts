import { formatDecimal } from '#lib/platform/format-texts.ts';
import { ACQUISITION_ALLOW_LIST, type AcquisitionAttribute } from './attributes/acquisition-allow-list.ts';
import { ALLOW_LIST } from './attributes/allow-list.ts';
import type { AllowedAttribute } from './attributes/allowed-attribute.ts';
import { DOCUMENT_TAGS } from './attributes/document-tags.ts';
import { IDENTIFYING } from './attributes/identifying.ts';
import type { Rule } from './attributes/rules.ts';
import { IDENTITY } from './attributes/written-marks.ts';

function tagText(tag: number): string {
  const hex = tag.toString(16).toUpperCase().padStart(8, '0');
  return `(${hex.slice(0, 4)},${hex.slice(4)})`;
}

function ruleText(rule: Rule): string {
  if (rule.kind === 'word') return `${rule.several ? 'mots parmi' : 'un mot parmi'} ${rule.words.join(', ')}`;
  const many = rule.count.join(' ou ');
  const kind = rule.whole ? 'entier' : 'nombre';
  const amount = many === '1' ? `un ${kind}` : `${many} ${kind}s`;
  return `${amount} de ${formatDecimal(rule.min)} à ${formatDecimal(rule.max)}`;
}

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const used = (use: AllowedAttribute['use']) => ALLOW_LIST.filter((attribute) => attribute.use === use);
const named = ({ tag, keyword, action }: Pick<AllowedAttribute, 'tag' | 'keyword' | 'action'>) => [
  tagText(tag),
  keyword,
  action,
];

const asked = (use: AcquisitionAttribute['use']) =>
  ACQUISITION_ALLOW_LIST.filter((attribute) => attribute.use === use);

/** The page's section about the texts of teaching exports. */
const teachingSection = `## Textes d’un export pour l’enseignement

Un manifeste IHE TCE (sélection d’objets clés, rapport « Additional Teaching File Information ») ou un document MIRC déposé
avec les images est lu lui aussi dans le navigateur (\`src/lib/dicom/documents\`, \`src/lib/cases/teaching\`). Il contient du
**texte libre**\u00a0: c’est la seule voie par laquelle un texte écrit ailleurs peut entrer dans un cas, et elle passe par son auteur.
Chaque texte lui est montré, modifiable, décoché au départ\u00a0; seuls partent les textes qu’il coche, tels qu’il les laisse. Ce qui
ressemble à une identité y est marqué\u00a0: les mots des noms, numéros et lieux que portent les en-têtes des fichiers, les civilités
suivies d’un nom, les dates, les longs nombres, les adresses électroniques, les téléphones. Cette liste aide à relire, elle ne
remplace pas la relecture.

Sans relecture ne partent que des valeurs de listes fermées, dans nos mots\u00a0: difficulté, modalité, organe. Les identifiants des
images citées, l’auteur de l’export, ses coordonnées et le bloc \`phi\` d’un document MIRC ne partent jamais. Une annotation, un
script, une entité, une adresse d’un document ne sont ni exécutés, ni suivis, ni développés.

Attributs lus d’un tel fichier DICOM (\`src/lib/dicom/attributes/document-tags.ts\`), outre les noms et numéros de son en-tête, cherchés
dans les textes\u00a0: ${Object.entries(DOCUMENT_TAGS)
  .map(([keyword, tag]) => `${tagText(tag)} ${keyword}`)
  .join(', ')}.`;

/** The page's section about documents exported to a PACS. */
const exportSection = `## Signes exportés en DICOM

«\u202fExporter les signes en DICOM\u202f» relit les fichiers d’origine que l’auteur redonne, dans son navigateur, et y fabrique un rapport
de mesures (SR) et des états de présentation (GSPS), enregistrés sur sa machine\u00a0: rien de ces fichiers ni de ces documents ne part.
Les images sont appariées par leurs pixels, puisque le site ne garde aucun identifiant. Les documents citent les identifiants
DICOM des images\u00a0; sauf si l’auteur le décoche, ils répètent aussi, pour être rangés avec l’examen\u00a0: ${Object.entries(
  IDENTITY,
)
  .map(([keyword, { tag }]) => `${tagText(tag)} ${keyword}`)
  .join(', ')}.`;

/** The page's section about reading files to fill in a protocol. */
function acquisitionSection(): string {
  const kept = asked('kept').map((each) => [
    ...named(each),
    each.rule ? ruleText(each.rule) : '',
    each.reason,
  ]);
  const others = [...asked('derived'), ...asked('shown')].map((each) => [...named(each), each.reason]);
  return `## Remplir un protocole depuis les fichiers d’un examen

L’éditeur de protocoles lit aussi des fichiers DICOM, par une table à part
(\`src/lib/dicom/attributes/acquisition-allow-list.ts\`)\u00a0: rien d’autre ne peut y être demandé. Les fichiers sont lus dans
le navigateur, jusqu’à leurs pixels exclus. **Aucun fichier, aucune image, aucun identifiant ne part.** Ce qui est lu est
proposé ligne par ligne et valeur par valeur, avec l’attribut d’où vient chaque valeur\u00a0; seul ce que la personne laisse
coché entre dans le protocole, qu’elle enregistre ensuite comme tout ce qu’elle écrit.

Un nombre doit être dans ses bornes, un mot dans sa liste fermée. Traceurs, noyaux et collimateurs, que les machines
écrivent en texte libre, ne sont repris que reconnus, dans notre orthographe ou comme code de constructeur
(\`src/lib/dicom/attributes/known-names.ts\`). Le nom donné à une série sur la console est un texte libre qui peut nommer un
patient\u00a0: il est montré à qui a déjà le fichier, et n’est repris que coché à la main, série par série, après un
avertissement. Les dates, les heures et les identifiants ne servent qu’à ranger, et sont oubliés.

Dans les champs privés des constructeurs et dans l’en-tête CSA de Siemens, seuls des nombres et un mot de la liste des
techniques d’imagerie parallèle sont lus ; les champs sont cherchés dans le bloc que leur constructeur a réservé, et nommés
ici comme s’il était le premier. Rien n’en part.

### Valeurs proposées

${table(['Attribut', 'Nom', 'PS3.15', 'Règle', 'Pourquoi'], kept)}

### Ce dont seule une conclusion est montrée

${table(['Attribut', 'Nom', 'PS3.15', 'Pourquoi'], others)}

Dans un rapport de dose (TID\u00a010011) ne sont lus que l’identifiant de chaque irradiation, son type, la tension, le pas
de l’hélice, la collimation, l’IDSV et le PDL.
`;
}

/** The page's section about text in images, photographs and masks. */
const IMAGES = `Ce qui reste possible est un texte incrusté dans l’image elle-même\u00a0: l’auteur est prévenu selon la
modalité, les attributs et ce qui ressemble à des lettres dans la première image de chaque fichier (dès 14 pixels de haut
sur un cliché de trois mégapixels), peut masquer des zones, et atteste que rien n’identifie quelqu’un. Tout ce qui n’est pas
une coupe (radiographies, mammographies, angiographies, échographies, captures, photographies) doit avoir été affiché avant
de pouvoir être attesté, quoi que le fichier déclare\u00a0; l’attestation dit combien d’images ont été regardées. Une zone ne
vaut pour toute une série que si toutes ses images ont la même taille.

**Depuis le PACS**, c’est le navigateur de l’auteur qui cherche et reçoit (DICOMweb), à la seule adresse que l’administrateur a
donnée. Le serveur n’en voit rien\u00a0: ni les mots cherchés, ni les examens trouvés, ni les fichiers, ni le nom et le mot de passe du PACS\u202f; il
répond seulement au mandataire si cette personne peut passer. Rien n’en reste dans l’adresse, l’historique ou les caches du
navigateur ; son stockage local garde, comme de tout fichier envoyé, une empreinte des fichiers et du repère (FrameOfReferenceUID) pour reprendre
un envoi, et ce qui est reçu suit le même chemin que des fichiers déposés. Rien de ce qui est tapé n’est envoyé avant que ce qui
répond ne soit reconnu comme un PACS. Le PACS, et un mandataire réglé autrement que dans \`docs/deploy.md\`, peuvent journaliser les recherches.

Une **photographie** (JPEG, PNG, WebP, GIF, AVIF) perd dans le navigateur tout ce qui n’est pas ses pixels\u00a0: EXIF (lieu, date,
appareil), IPTC, XMP, commentaires, vignettes, profil de couleurs, octets qui suivent l’image. Le sens dans lequel elle est
tournée est la seule indication gardée. Le serveur recode ensuite ses pixels. D’une image animée que l’auteur n’a pas vue
image par image, seule la première part.

**Masquer après l’envoi** remplace l’image dans le contenu, ses versions et les copies, et efface l’ancienne, ses vignettes
comprises\u00a0: ni la corbeille, ni les envois de coauteurs, ni ce que des appareils gardent hors ligne ne la rendent. Un appareil la
perd à la première page qu’il demande avec du réseau. Les sauvegardes gardent ce qu’elles avaient, et ce que des navigateurs ont
reçu d’une image publique y reste un jour au plus.

**Avant de supprimer** un contenu, son auteur lit combien de copies faites par d’autres montrent de ses images, et peut les y
noircir en entier. **Après**, son compte liste les contenus supprimés dont des copies montrent encore des images
(«\u202fImages restées dans des copies\u202f»)\u00a0: il y masque des zones ou les noircit, dans toutes les copies. Il voit ce que des copies
publiques montrent\u202f; des autres, il ne lit que le nombre. Quand un **compte est supprimé**, ce que d’autres écrivent avec cette personne devient le leur, et ils
peuvent y masquer. Les contenus publics qui n’ont plus d’auteur sont masqués ou retirés par l’administrateur
(\`npm run admin -- items\`, \`mask\`, \`withdraw\`). Les copies de contenus supprimés avant le compte, ou avec lui, ne sont plus
masquées que par ceux qui les ont faites.`;

/** The complete page `docs/de-identification.md`. */
export function deIdentificationDoc(): string {
  const kept = used('kept').map((each) => [
    ...named(each),
    each.rule ? ruleText(each.rule) : '',
    each.reason,
  ]);
  const derived = used('derived').map((each) => [...named(each), each.reason]);
  const decoding = used('decoding').map((each) => `${each.keyword} ${tagText(each.tag)}`);
  const left = [...IDENTIFYING].map(([tag, label]) => `${label} ${tagText(tag)}`);
  return `# Dé-identification

Cette page est écrite par \`node src/cli/de-identification-doc.ts\` à partir de la table
\`src/lib/dicom/attributes/allow-list.ts\`, la seule que le code consulte. Un test vérifie qu’elle est à jour.

Un fichier DICOM est lu et décodé **dans le navigateur de l’auteur**. Seuls partent les pixels, décodés
et recodés dans un format sans métadonnées (\`docs/frame-format.md\`), et les attributs de la première
table, quand leur valeur satisfait la règle indiquée. Aucun texte libre d’une image, aucune date, aucun identifiant,
aucun attribut privé, aucun fichier DICOM n’atteint le serveur, qui vérifie à nouveau le type et les bornes de
chaque valeur (\`src/lib/cases/body-schema.ts\`) et recode les pixels.
Le nombre de chiffres significatifs est limité à sept. Les bits non utilisés des pixels, les octets qui
suivent l’image et les commentaires des images compressées sont perdus au décodage.

« PS3.15 »\u00a0: action demandée par le profil de base (PS3.15, tableau E.1-1, édition 2024b) — X\u00a0: retirer,
Z\u00a0: vider, D\u00a0: remplacer, U\u00a0: remplacer l’identifiant\u00a0; «\u202f/\u202f»\u00a0: l’une ou l’autre,
«\u202f—\u202f»\u00a0: absent du tableau, qui ne demande pas d’y toucher. Aucun attribut gardé n’est dans ce tableau, et un
test compare cette colonne au tableau.

${IMAGES}

## Ce qui part

${table(['Attribut', 'Nom', 'PS3.15', 'Règle', 'Pourquoi'], kept)}

## Ce qui est lu dans le navigateur, et dont seule une conclusion part

Un rang, un jeton tiré au hasard, ou un mot d’une liste fermée (plan, pondération, noyau, temps d’injection). Le nom
d’un dossier peut aussi dire un nombre qui distingue deux séries (TE, valeur b, phase du cycle cardiaque). D’une TEP part
le facteur qui passe des Bq/ml à la SUV\u00a0; ni le poids, ni la dose, ni les heures dont il est fait. Le repère des positions
(FrameOfReferenceUID) est remplacé par un nom tiré au hasard, le même pour les séries d’un cas qui le partagent.

${table(['Attribut', 'Nom', 'PS3.15', 'Pourquoi'], derived)}

## Ce qui sert à décoder les pixels, et ne part pas

${decoding.join(', ')}.

## Ce qui reste toujours sur l’ordinateur de l’auteur

Tout le reste, dont\u00a0: ${left.join(', ')}\u00a0; tous les attributs privés, toutes les séquences.

${teachingSection}

${exportSection}

${acquisitionSection()}`.replace('« PS3.15 »', '«\u202fPS3.15\u202f»');
}

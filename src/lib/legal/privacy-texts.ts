import type { LegalBlanks } from './blanks.ts';

/** Retention periods that depend on settings, in days. */
interface Kept {
  trashDays: number;
  logDays: number;
}

/** The section about a person's address. */
const addressText = `- **Votre adresse électronique**, si le site envoie des courriels et si vous en donnez une : elle sert au mot de passe oublié, aux
  relectures qui vous attendent (vous pouvez les refuser) et aux messages de sécurité, sans titre ni contenu. Aucune page ne la montre à
  quelqu’un d’autre. Gardée jusqu’à ce que vous la retiriez ; un lien de vérification, vingt-quatre heures. Un courriel qui n’a
  pas pu partir est gardé sept jours, sans son texte. Ce que quelqu’un saisit pour un mot de passe oublié est effacé en quelques secondes.
`;

/** The section about the data that the site stores, with their purposes. */
const keptText = ({ publisher, dpo, basis }: LegalBlanks, { logDays }: Kept) => `
## Qui est responsable

Le responsable du traitement est : ${publisher}

Délégué à la protection des données : ${dpo}

Base légale (article 6 du RGPD) : ${basis}

## À quoi servent les données

À apprendre et enseigner la radiologie : écrire et lire des cas, des questionnaires et des protocoles, s’entraîner, et suivre ses
propres progrès. Aucun traceur de mesure d’audience, aucune publicité, aucune donnée vendue. Ce serveur compte les lectures d’un contenu pour
son auteur, et calcule pour vous seul quand un cas doit revenir ; aucune décision n’est prise sur vous par un programme seul
(article 22 du RGPD). Pages, images et polices viennent de ce site : votre navigateur n’interroge d’autre serveur que, si vous le demandez, le PACS
ou la page de connexion de votre établissement.

Un nom d’utilisateur, et un mot de passe ou un compte d’établissement, sont nécessaires pour avoir un compte ; tout le reste est facultatif.

## Ce qui est gardé de vous

- **Votre compte** : nom d’utilisateur, nom affiché si vous en donnez un, date de création, empreinte de votre mot de passe
  (argon2id). Gardé jusqu’à la suppression du compte.
${addressText}- **Vos connexions** : le navigateur et le système (« Firefox · Linux »), les dates de début et de dernière activité. Une session finit
  après un jour sans activité, et au bout de trente jours dans tous les cas ; sa ligne est alors effacée. De celles que l’on ferme
  d’ailleurs, une empreinte reste un an, pour que l’appareil efface ce qu’il garde.
- **Les navigateurs reconnus**, pour que les essais d’autres personnes sur votre mot de passe ne vous ralentissent pas : une
  empreinte, un an.
- **Les essais de connexion, d’inscription et de signalement** : des compteurs sous des empreintes calculées avec le compte ou l’adresse IP, un
  jour au plus. L’adresse IP n’est pas enregistrée en clair.
- **Le journal des actes** : connexions, mots de passe et codes refusés (jamais ce qui a été tapé), publications, exports, suppressions, signalements et actes d’administration, avec qui, quand et le
  réseau tronqué (jamais l’adresse entière), ${logDays} jours. Les administrateurs du site le lisent ; vous, les lignes qui vous concernent, depuis
  [votre compte](/account/audit).
- **Vos signalements et attestations** : ce que vous avez signalé et pourquoi, les images dont vous avez attesté que rien n’identifie
  quelqu’un. Jusqu’à la suppression du contenu ; votre compte supprimé, sans vous.
- **Votre double authentification**, si vous la réglez : la clé que votre application de codes partage avec ce site et la demi-minute du
  dernier code accepté ; la clé publique de chaque clé d’accès, le nom que vous lui donnez, les dates d’ajout et de dernière
  utilisation. Ni empreinte digitale ni visage : ils ne quittent pas votre appareil. Gardées jusqu’à ce que vous les retiriez. Vos codes
  de secours ne sont gardés que sous forme d’empreintes.
- **Le compte de votre établissement**, si vous l’associez : fournisseur, identifiant et nom qu’il donne, numéro RPPS avec Pro Santé
  Connect. Gardé jusqu’à ce que vous le dissociiez.
- **Les invitations**, si vous administrez le site : rôle, note et dates de chaque invitation qui n’a pas encore servi. Effacée dès qu’elle
  sert, est retirée ou expire ; le journal garde qui l’a faite et acceptée.
- **L’adresse électronique d’une personne invitée**, si l’invitation part par courriel : jusqu’à l’envoi ; sept jours, sans le texte, s’il
  échoue. Elle n’est liée à aucun compte.
- **Ce que vous écrivez** : contenus et versions, images, notes, listes, commentaires, phrases types, relectures, confirmations de lecture
  (que voient les auteurs du protocole). Gardé jusqu’à ce que vous
  le supprimiez. Ce qui est public l’est avec votre nom affiché.
- **Ce que vous faites** : contenus ouverts, copies, notes données, tentatives, réponses aux questions, sessions
  d’entraînement, cas que vous avez écartés, heure et fuseau de vos journées, comptes par heure. Gardé jusqu’à la suppression du compte. Sur le
  site, vous seul lisez le détail, sauf le commentaire d’une note, que l’on lit avec votre nom. Un auteur lit sans nom, dès que cinq personnes ont
  répondu, des totaux, les hypothèses fausses d’au moins trois d’entre elles et le texte des réponses fausses à ses questions : n’y
  écrivez rien qui vous fasse reconnaître.

Les réponses d’un compte rendu, et le compte rendu lui-même, ne quittent pas votre navigateur.
`;

/** The section about recipients of the data, and about images of patients. */
const sharedText = ({ contact }: LegalBlanks, { trashDays }: Kept) => `
## Qui reçoit ces données

- les personnes qui ont un compte, et les visiteurs si l’établissement le permet : ce que vous publiez, avec votre nom affiché ;
- les coauteurs, relecteurs et porteurs d’un lien que vous avez choisis : les contenus que vous leur ouvrez ;
- les administrateurs du site : comptes, rôles, journal, signalements, contenus publics ; qui administre le serveur a accès à la base et aux
  sauvegardes ;
- l’hébergeur, et s’ils servent le serveur de courriel et le fournisseur d’identité de l’établissement. Ce dernier donne votre nom,
  votre identifiant, votre rôle ou votre numéro RPPS : ce site ne les tient pas de vous.

Le logiciel ne transfère rien hors de l’Union européenne ; si un hébergeur ou un fournisseur choisi par l’établissement le fait,
l’établissement le dit ici ou dans ses mentions.

## Images de patients

Les fichiers DICOM sont lus dans le navigateur de l’auteur et n’atteignent jamais le serveur : seuls partent les pixels recodés et
une liste fermée d’attributs techniques, sans date ni identifiant. Aucun texte libre n’en part, sauf ceux d’un export pour
l’enseignement que l’auteur a lus et cochés un par un. Les photographies perdent leurs métadonnées. L’auteur
masque ce qui est écrit dans l’image et atteste que rien n’identifie quelqu’un. Un examen pris dans le PACS va du PACS au navigateur de
l’auteur : ce site ne voit ni la recherche, ni l’examen. Si vous reconnaissez quelqu’un sur une image,
signalez-la (« Signaler », sous chaque contenu public), ou dites-le à l’établissement : ${contact}

Un patient, ou qui le représente, peut de même demander qu’une image soit retirée, s’opposer à son usage ou exercer ses autres droits auprès du
délégué à la protection des données, sans avoir de compte.

Quand deux personnes disent qu’une identité est visible, l’image disparaît pour les lecteurs jusqu’à la décision d’un administrateur.

Une image masquée ou noircie est effacée du serveur, dans toutes les copies. Un fichier qui ne sert plus passe ${trashDays} jours dans la
corbeille du serveur avant d’être effacé.
`;

/** The section about data stored on a device, and about people's rights. */
const deviceText = `
## Sur votre appareil

Les cookies et le stockage décrits ici sont strictement nécessaires au service demandé et lus par ce site seul ; ils ne demandent donc pas de
consentement (article 82 de la loi n° 78-17 du 6 janvier 1978). Quatre cookies :

- \`__Host-session\` : votre session, trente jours au plus ;
- \`__Host-device\` : reconnaît ce navigateur quand vous vous y connectez de nouveau, un an ;
- \`__Host-provider-sign-in\` : le temps d’une connexion par le compte de votre établissement, quinze minutes ;
- \`__Host-second-step\` : le temps de donner le code de vérification, dix minutes.

Sur une adresse sans chiffrement (réseau interne), ils s’appellent \`negatoscope-session\`, \`negatoscope-device\`,
\`negatoscope-provider-sign-in\` et \`negatoscope-second-step\`.

Le stockage du navigateur garde :

- jusqu’à la déconnexion : le jeton de votre session et votre nom, vos phrases types, où vous en étiez des derniers cas lus ;
- jusqu’à l’envoi, ou ce que vous en décidez en vous déconnectant : modifications, tentatives, réponses et séances pas encore envoyées, et comptes rendus en
  cours, trente jours au plus. « Garder et se déconnecter » les laisse sur l’appareil, en clair : sur un poste partagé, effacez-les ;
- tant que vous n’effacez pas les données du site : le thème, les réglages de la visionneuse, et des empreintes des fichiers que vous avez
  envoyés, pour reprendre un envoi interrompu ;
- dans le cache : ce que vous gardez hors ligne et les douze dernières listes lues, jusqu’à ce que vous les retiriez ou que vous vous déconnectiez ; les réponses des séances gardées y sont scellées, sous une clé d’IndexedDB qui s’efface alors aussi.

Une session qui expire d’elle-même laisse ce que l’appareil garde.

## Journaux et sauvegardes

Le serveur peut noter chaque requête (méthode, adresse sans paramètres, état, durée) ; jamais d’adresse IP, de mot de passe ni de
contenu. Les journaux du réseau, et la durée de garde des sauvegardes, dépendent de l’établissement.

## Vos droits

- **Accès et portabilité** (articles 15 et 20 du RGPD) : « Exporter mes données », sur [votre compte](/account), donne le compte, les contenus et ce
  que vous avez fait, signalements, attestations et navigateurs reconnus compris ; le journal se lit sur [sa page](/account/audit). Les
  secrets n’y sont pas. Le reste se demande au délégué à la protection des données.
- **Rectification** (article 16) : nom affiché et contenus se changent à tout moment.
- **Effacement** (article 17) : « Supprimer mon compte » efface vos données. Vous choisissez si vos contenus publics restent, sans votre nom ; ceux
  que d’autres écrivent avec vous leur restent. Ce que vous avez ouvert et tenté reste compté sous un pseudonyme tiré au hasard, sans vos
  hypothèses. Le journal garde vos actes sans votre nom jusqu’à leur terme, les sauvegardes jusqu’au leur.
- **Opposition, limitation, question** (articles 18 et 21) : écrivez au délégué à la protection des données. Vous pouvez aussi lui donner des
  directives sur ce que deviennent vos données après votre mort (article 85 de la loi n° 78-17).

Une réponse est due dans le mois (article 12).

Vous pouvez aussi adresser une réclamation à la CNIL : <https://www.cnil.fr/fr/plaintes>.
`;

/** Confidentialité, as Markdown: what the software does, with values taken from its code. */
export const privacyText = (blanks: LegalBlanks, kept: Kept) =>
  keptText(blanks, kept) + sharedText(blanks, kept) + deviceText;

import type { ItemKind } from '#lib/items/item.ts';
import { french } from '#lib/platform/typography.ts';

const lines = (text: string): string[] => text.trim().split('\n').map(french);

const ANY = {
  positive: lines(`
Très clair, merci !
Exactement ce qu'il me fallait pour la garde.
Adopté dans le service.
Bon niveau, bien présenté.
Simple et efficace.
Je l'ai montré au staff, tout le monde l'a copié.
Rien à redire.
Bravo, on sent le travail derrière.
Sérieux et à jour.
Je m'en sers chaque semaine.
Merci pour le partage, cher collègue.
Parfait pour débuter.
Très bon rappel.
Les références sont bien choisies.`),
  critical: lines(`
Correct, mais un peu succinct.
Quelques coquilles à reprendre.
Mériterait une mise à jour.
Pas tout à fait adapté à ma pratique.
Bonne idée, à compléter.
Je reste sur ma faim.
Un peu trop long à mon goût.
Discutable sur certains points, mais utile.`),
};

const OWN: Record<ItemKind, typeof ANY> = {
  questionnaire: {
    positive: lines(`
Le compte rendu normal sort en un clic, gain de temps réel.
Les phrases sont bien tournées, je n'ai presque rien retouché.
La formule de volume évite bien des erreurs.
Enfin une trame où l'on n'oublie pas les ligaments.
Les sous-questions s'enchaînent logiquement.
Mon chirurgien apprécie les mesures systématiques.
La fiche attachée est un vrai plus.
Très pratique au clavier.
La conclusion est bien structurée.
J'ai ajouté deux options et c'est devenu ma trame du matin.`),
    critical: lines(`
Il manque une option pour les examens postopératoires.
J'aurais séparé le côté droit du côté gauche.
Trop de questions pour un examen normal.
Les phrases de conclusion sont un peu longues.
Il faudrait un champ pour l'examen antérieur.
La classification proposée n'est plus celle que nous utilisons.`),
  },
  case: {
    positive: lines(`
Beau cas, je suis tombé dans le panneau.
Images de qualité, la fiche est excellente.
Très formateur pour les premiers semestres.
J'ai hésité jusqu'à la dernière coupe.
Le signe est bien visible, parfait pour l'enseignement.
La liste des diagnostics différentiels est précieuse.
Vu la semaine dernière en garde, merci !
Le « à retenir » résume tout.
Difficulté bien évaluée.
À faire absolument avant les gardes.`),
    critical: lines(`
Un peu facile pour la difficulté annoncée.
J'aurais aimé une autre fenêtre.
Dommage qu'il n'y ait pas de séquence injectée.
Les renseignements cliniques orientent trop.
Une coupe coronale aurait aidé.
Le diagnostic différentiel principal n'est pas discuté.`),
  },
  protocol: {
    positive: lines(`
Protocole repris tel quel sur notre machine, très bons résultats.
Les temps d'acquisition annoncés sont réalistes.
Les pièges sont ceux que l'on rencontre vraiment.
Les manipulateurs l'ont affiché en salle.
Doses raisonnables, merci.
Enfin les délais d'injection au clair.
Impression sur une page, impeccable.
Utile pour harmoniser nos deux sites.`),
    critical: lines(`
Le débit me paraît élevé pour un cathéter de 22 G.
La durée totale est optimiste à 1,5 T.
Il manque le temps tardif.
À adapter selon le constructeur.
La dose pourrait être réduite avec l'itératif.
Préciser la conduite en cas d'allergie.`),
  },
};

/** Rating comments that suit a kind of item. */
export function commentsOf(kind: ItemKind): { positive: string[]; critical: string[] } {
  const own = OWN[kind];
  return {
    positive: [...ANY.positive, ...own.positive],
    critical: [...ANY.critical, ...own.critical],
  };
}

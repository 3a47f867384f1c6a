import { type TaughtFiche, taught } from './taught-fiche.ts';

export const pleuraAndWall: TaughtFiche[] = [
  taught(
    'rx-pneumothorax',
    'Pneumothorax',
    'rx-thorax/rx-thorax-02.jpg | Radiographie du thorax de face. | Pneumothorax (titre de la source). Le rectangle noir dans un coin est dans l’image publiée.',
    `## Définition
Air dans la cavité pleurale : spontané, traumatique ou après un geste.
## À chercher
- Debout : la **ligne de la plèvre viscérale**, fine et nette, d'abord au sommet, **sans vaisseau au-delà**.
- Couché : hémithorax ou hypochondre plus clair, **cul-de-sac costo-diaphragmatique profond**, coupole ou bord du cœur anormalement nets, double contour de la coupole.
- Médiastin refoulé du côté opposé : signe de gravité. Un pneumothorax mal toléré se traite sans attendre d'autre image.
- Côtes fracturées, emphysème sous-cutané, niveau hydro-aérique.
## Technique
Face debout : sensibilité jusqu'à 92 %, contre 50 % environ couché. En cas de doute : échographie ou scanner.
## Pièges
- **Pli cutané**, surtout chez la personne âgée et sur un cliché antéro-postérieur : bande épaisse qui s'estompe vers le hile, qui peut sortir du thorax, avec des vaisseaux au-delà.
- **Bulle d'emphysème** : zone sans vaisseau, qu'il ne faut pas drainer.
- Bord de la scapula, parties molles du bras.
## Diagnostics différentiels
Pli cutané, bulle d'emphysème, superposition d'une scapula ou d'un tissu.
## Dans le compte rendu
Côté, étendue (sommet seul ou toute la hauteur), médiastin, épanchement liquide, fractures, drain et sa position. Prévenir le clinicien, et l'écrire.
## Sources, lues le 30/11/2026
- [Radiology Masters](https://radiologymasters.com/case/supine-pneumothorax/) : cliché debout et cliché couché.
- [PACS.de](https://pacs.de/term/pneumothorax-bettlunge) : sensibilités, signes couché.
- Radiopaedia : [plis cutanés](https://images.radiopaedia.org/cases/59736/discussion?lang=us), [artéfact de pli](https://radiopaedia.org/articles/skinfold-artifact-1?iframe=true&lang=us).
- [BMJ Case Rep 2018](https://casereports.bmj.com/content/2018/bcr-2018-226360.full) : bulles et vaisseaux.`,
  ),
  taught(
    'rx-cotes',
    'Fractures de côtes',
    'rx-thorax/rx-thorax-05.png | Radiographie du thorax de face. | Fractures de côtes et pneumothorax, deux jours plus tard (titre de la source). La flèche, qui est dans l’image publiée, montre le niveau hydro-aérique et non une fracture.',
    `## Définition
Solution de continuité d'une côte ; sur le cliché, rupture de sa corticale. Le trait clair n'est pas toujours visible.
## À chercher
- Suivre **chaque côte** : arcs postérieurs, arcs antérieurs, puis arcs latéraux.
- Après une fracture, chercher les autres, puis les **complications** : pneumothorax, hémothorax, emphysème sous-cutané.
- **Trois premières côtes** : traumatisme violent, lésion de l'aorte à craindre.
- **Dernières côtes** : lésion du foie, de la rate ou d'un rein à craindre.
## Technique
Le cliché du thorax sert d'abord à trouver les complications. Chez 405 patients, il a montré au moins une fracture chez 69 (17 %), contre 87 (21,5 %) avec le gril costal : un cliché normal n'exclut pas une fracture. Scanner si une lésion grave est suspectée.
## Pièges
- Fracture sans déplacement, arc moyen mal dégagé, cartilage invisible.
- Pneumothorax ou hémothorax qui apparaît **après** le premier cliché.
- Côtes peu denses, fracture sans vrai choc : penser à une fracture sur os malade.
## Diagnostics différentiels
Cal ancien, fracture sur métastase, superposition d'un vaisseau ou d'un bord. Fractures **d'âges différents** chez un enfant : évoquer une maltraitance.
## Dans le compte rendu
Côté, côtes et arcs, déplacement, volet (plusieurs côtes voisines, chacune rompue en deux endroits), plèvre, poumon, et ce que le cliché ne peut pas exclure.
## Sources, lues le 30/11/2026
- [Clémedicine, chapitre 9](https://clemedicine.com/9-anomalies-costales) : lecture, complications.
- [Université de Virginie](http://introductiontoradiology.net/courses/rad/cxr/pathology11chest.html) : ordre de lecture, lésions associées.
- [Fortschr Röntgenstr 2014](https://www.thieme-connect.com/products/ejournals/html/10.1055/s-0033-1356383) : thorax et gril costal.
- [Traumatismes thoraciques fermés](https://studylibfr.com/doc/10014613/traumatismes-thoraciques-ferm%C3%A9s) : arc moyen.`,
  ),
  taught(
    'rx-lecture',
    'Radiographie de face : qualité et lecture',
    'rx-thorax/rx-thorax-01.png | Radiographie du thorax de face. | Thorax normal, sans signe de lésion (légende de la source).',
    `## Définition
Le cliché de référence se fait **debout, en incidence postéro-antérieure, en inspiration profonde**.
## Technique : quatre contrôles
- **De face** : la distance du bord interne de chaque clavicule aux épineuses est la même.
- **Debout** : niveau hydro-aérique dans la poche à air gastrique.
- **Inspiré** : coupole droite au niveau de la partie antérieure de la sixième côte ou plus bas, culs-de-sac visibles.
- **Exposé** : rachis et vaisseaux visibles derrière le cœur.
## À chercher
Marqueur de côté, puis os et parties molles, coupoles et culs-de-sac, plèvre, médiastin et cœur, hiles, poumons comparés hauteur par hauteur. Finir par ce qui se cache : **sommets, derrière le cœur, sous les coupoles**. Le hile gauche est souvent plus haut que le droit.
## Pièges
- Antéro-postérieur : le cœur paraît gros, les scapulas se projettent sur les poumons.
- Inspiration insuffisante : bases opaques, cœur élargi.
- Rotation : un poumon paraît plus clair, la trachée déviée.
## Diagnostics différentiels
Une opacité ronde peut être un mamelon, une lésion de la peau ou de la paroi, un objet : profil, repère ou scanner.
## Dans le compte rendu
Incidence, position, ce qui limite la lecture, comparaison. « Radiographie normale » ne veut pas dire poumon sain : une pneumopathie interstitielle peut y être invisible.
## Sources, lues le 30/11/2026
- Université médicale virtuelle francophone : [technique](https://archives.uness.fr/sites/campus-unf3s-2015/UNF3Smiroir/campus-numeriques/semiologie-cardiologique/enseignement/cliche/site/html/1.html), [critères de qualité](https://archives.uness.fr/sites/campus-unf3s-2014/semiologie-cardiologique/enseignement/cliche/site/html/2.html).
- [Clémedicine, chapitre 1](https://clemedicine.com/1-analyse-du-cliche-radiographique) : incidence, inspiration.
- [Opacités rondes](https://docplayer.fr/amp/21779080-Opacites-rondes-intrapulmonaires.html) : ce qui n'est pas dans le poumon.`,
  ),
];

import { type TaughtFiche, taught } from './taught-fiche.ts';

export const mediastinum: TaughtFiche[] = [
  taught(
    'rx-hiatale',
    'Opacité rétrocardiaque : hernie hiatale',
    'rx-thorax/rx-thorax-07.png | Radiographie du thorax de face. | Hernie hiatale (titre de la source).',
    `## Définition
Passage d'une partie de l'estomac dans le thorax par l'orifice œsophagien du diaphragme. La forme par glissement est de loin la plus fréquente.
## À chercher
- Opacité **ronde, bien limitée, derrière le cœur**, souvent avec un **niveau hydro-aérique**.
- Poche à air gastrique absente sous la coupole gauche.
- Le bord du cœur reste visible à travers elle.
## Technique
Le profil la situe derrière le cœur. Le transit œso-gastrique ou le scanner confirme : une opacité rétrocardiaque ne se classe pas sur la seule radiographie, sauf hernie déjà connue.
## Pièges
- **Sans niveau hydro-aérique**, elle ressemble à une masse, cancer compris.
- Une grande hernie élargit le médiastin ou simule un gros cœur.
- Une radiographie normale ne l'exclut pas.
## Diagnostics différentiels
Abcès ou cavité du lobe inférieur, empyème, diverticule épiphrénique, estomac remonté après chirurgie de l'œsophage, autre masse du médiastin, atélectasie du lobe inférieur gauche.
## Dans le compte rendu
Siège, taille, niveau hydro-aérique, comparaison (une hernie change de taille d'un cliché à l'autre), examen de confirmation proposé. Douleur aiguë ou vomissements : le signaler au clinicien.
## Sources, lues le 30/11/2026
- [Med4VL](https://www.med4vl.com/post/hiatal-hernia) : aspect, pièges.
- [AccessEmergency Medicine](https://accessemergencymedicine.mhmedical.com/content.aspx?sectionid=42496367&bookid=573) : formes, profil, transit.
- [Radiology in Plain English](https://radiologyinplainenglish.com/?p=579) : confirmation, estomac remonté.
- [Radiopaedia](https://radiopaedia.org/cases/paraoesophageal-hiatal-hernia-chest-x-ray) : diagnostics différentiels.`,
  ),
  taught(
    'rx-situs',
    'Côté du cliché et situs inversus',
    'rx-thorax/rx-thorax-08.jpg | Radiographie du thorax de face, avec un marqueur de côté. | Situs inversus (titre de la source).',
    `## Définition
Situs inversus : les organes du thorax et de l'abdomen sont disposés **en miroir**. Il concerne une personne sur dix mille environ (0,01 %).
## À chercher
- Le **marqueur de côté**, avant tout le reste.
- La pointe du cœur, le bouton aortique, la poche à air gastrique et le foie : dans le situs inversus complet, **tous sont inversés**.
- Des bronchectasies : un cinquième environ des personnes ont un syndrome de Kartagener (sinusite, bronchectasies, situs inversus).
## Technique
Le marqueur est posé avant l'exposition, du bon côté. En cas de doute, refaire le cliché ou palper la pointe du cœur ; l'échographie dit où est le foie.
## Pièges
- Cliché **affiché à l'envers** : un situs inversus paraît normal, un thorax normal paraît inversé.
- Pointe à droite mais poche à air à gauche : **dextrocardie isolée**, le plus souvent avec une cardiopathie congénitale.
## Diagnostics différentiels
Cliché retourné, dextrocardie isolée, cœur déplacé par une atélectasie droite ou refoulé par un épanchement gauche.
## Dans le compte rendu
Marqueur vérifié, position du cœur, de la crosse, de l'estomac et du foie. L'écrire clairement : la douleur d'une appendicite est alors à gauche, celle d'une colique hépatique aussi.
## Sources, lues le 30/11/2026
- [Medscape](http://emedicine.com/radio/topic639.htm) : définition, fréquence, radiographie.
- [RadPod](http://www.radpod.org/2007/11/19/situs-inversus/) : ce qu'il faut regarder, Kartagener.
- [St Vincent's University Hospital](http://svuhradiology.ie/case-study/situs-inversus) : marqueur.
- [Situs et malformations complexes](https://plasticsurgerykey.com/radiographic-findings-by-diagnosis-situs-and-complex-congenital-abnormalities) : dextrocardie isolée.
- Perloff JK, Clinical Recognition of Congenital Heart Disease, chapitre 3 « Cardiac malpositions », par [cet extrait](https://www.mitchmedical.us/congenital-heart-disease/the-history.html) : douleurs, syndrome de Kartagener.`,
  ),
  taught(
    'rx-sarcoidose',
    'Sarcoïdose thoracique',
    'scanner-coupe/scanner-coupe-05.jpg | Radiographie du thorax et scanner coronal du même patient. | Sarcoïdose pulmonaire (titre de la source).',
    `## Définition
Granulomatose de cause inconnue, souvent de l'adulte jeune, qui touche les poumons et les ganglions du thorax dans neuf cas sur dix environ. La radiographie peut la découvrir par hasard.
## À chercher
- **Adénopathies hilaires des deux côtés, symétriques, non compressives** ; parfois aussi latéro-trachéales droites.
- Opacités réticulo-micronodulaires des **régions moyennes et supérieures**.
| Stade | Radiographie |
| 0 | Normale |
| 1 | Adénopathies seules |
| 2 | Adénopathies et atteinte du poumon |
| 3 | Atteinte du poumon seule |
| 4 | Fibrose |
|= Stades radiographiques
## Technique
Face pour le stade. Scanner : **micronodules périlymphatiques** (autour des bronches et des vaisseaux, sous la plèvre, le long des scissures), adénopathies, fibrose.
## Pièges
- Hiles vasculaires larges, pris pour des adénopathies.
- Stade 1 : le scanner montre souvent une atteinte du poumon, invisible sur le cliché.
- Les stades décrivent l'image ; ils ne se suivent pas forcément dans le temps.
## Diagnostics différentiels
Adénopathies d'un seul côté, compressives ou nécrosées : tuberculose, **lymphome**, métastases. Micronodules périlymphatiques : lymphangite carcinomateuse, pneumoconiose.
## Dans le compte rendu
Symétrie et siège des adénopathies, stade, distribution des opacités, signes de fibrose. L'image est évocatrice : le diagnostic demande un contexte et, le plus souvent, une biopsie.
## Sources, lues le 30/11/2026
- [Item 207 d'imagerie](https://wiki.side-sante.fr/doku.php?id=sides:ref-trans:imagerie:item_207:start) : fréquence, stratégie, biopsie.
- [Immunologie, chapitre 124](https://archives.uness.fr/sites/campus-unf3s-2014/immunologie/enseignement/immuno_124/site/html/2.html) : types radiographiques.
- [Rhumatologie, chapitre 18](https://archives.uness.fr/sites/campus-unf3s-2015/UNF3Smiroir/campus-numeriques/rhumatologie/enseignement/rhumato18/site/html/4.html) : stades.
- Thèse de médecine, auteur non nommé par la page : [apport du scanner](https://123dok.net/article/troisieme-partie-discussion-apport-scanner-diagnostic-sarco%C3%AFdose-thoraciq.yd7gl5ey) : atteinte invisible sur le cliché.
- [GPnotebook](https://gpnotebook.com/fr/pages/medecine-cardiovasculaire/quelques-radiographies-du-thorax-pour-des-affections-particulieres/aspect-radiologique-de-la-sarcoidose) : siège des adénopathies.
- [CHRU de Poitiers](https://ro.scribd.com/document/429114533/Sarco-i-Dose) : diagnostics différentiels.`,
  ),
];

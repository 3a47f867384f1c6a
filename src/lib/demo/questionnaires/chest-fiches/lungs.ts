import { type TaughtFiche, taught } from './taught-fiche.ts';

export const lungs: TaughtFiche[] = [
  taught(
    'rx-alveolaire',
    'Opacité alvéolaire systématisée',
    'rx-thorax/rx-thorax-03.jpg | Radiographie du thorax de face. | Pneumonie lobaire (titre de la source). La copie utilisée ne nomme pas le lobe.',
    `## Définition
Les alvéoles sont comblées par un matériel dense : transsudat, exsudat, sang, pus ou cellules. La cause la plus fréquente est la pneumonie infectieuse.
## À chercher
- Une **opacité qui contient un bronchogramme aérique**.
- Son étendue : segment, lobe ou poumon. Une opacité lobaire **s'arrête à la scissure**.
- Le **signe de la silhouette** : le bord du cœur ou de la coupole qui s'efface dit où est l'opacité.
- Une perte de volume : scissure, hile ou coupole déplacés. Chercher alors un obstacle bronchique.
## Technique
Face debout en inspiration. Le profil aide à situer l'opacité. Le scanner est plus précis, et montre les complications : abcès, empyème.
## Pièges
- Opacité derrière le cœur ou sous une coupole.
- Cliché peu inspiré : les bases paraissent opaques.
- Cancer d'allure pneumonique : l'opacité ne disparaît pas.
## Diagnostics différentiels
Œdème pulmonaire, hémorragie alvéolaire, pneumonie organisée, cancer d'allure pneumonique, atélectasie (perte de volume au premier plan).
## Dans le compte rendu
Lobe ou segment, un ou deux côtés, épanchement pleural, excavation, perte de volume. Proposer une radiographie de contrôle **vers 6 semaines** si des symptômes ou des signes persistent, ou si le risque de cancer est accru (tabac, plus de 50 ans).
## Sources, lues le 30/11/2026
- Société d'imagerie thoracique : [syndrome alvéolaire](https://www.sit-radiologie.fr/juniors-0/2eme-cycle-fiche-lisa/savoir-diagnostiquer-un-syndrome-alveolaire).
- GPnotebook : [radiographie et pneumonie](https://gpnotebook.com/en-IE/pages/respiratory-and-chest-medicine/chest-xray-in-community-acquired-pneumonia-cap), pour le contrôle.`,
  ),
  taught(
    'rx-oedeme',
    'Œdème pulmonaire',
    'rx-thorax/rx-thorax-04.jpg | Radiographie du thorax de face. | Œdème pulmonaire de haute altitude (titre de la source). Le pointeur de souris est dans l’image publiée.',
    `## Définition
Passage de liquide dans l'interstitium, puis dans les alvéoles : par excès de pression dans les capillaires (œdème hydrostatique, souvent cardiaque), par lésion de leur paroi, ou les deux.
## À chercher
- **Redistribution** des vaisseaux vers les sommets, sur un cliché debout.
- Œdème interstitiel : **lignes de Kerley B** aux bases, manchons péribronchiques.
- Œdème alvéolaire : opacités floues, parfois péri-hilaires, avec ou sans bronchogramme.
- Cœur : rapport cardio-thoracique supérieur à 0,5.
- Épanchement pleural ou scissural ; unilatéral dans l'insuffisance cardiaque, il est plus souvent droit.
## Technique
La redistribution et la taille du cœur se jugent **debout, de face, en inspiration**. Comparer au cliché antérieur.
## Pièges
- L'absence de bronchogramme n'exclut pas un œdème alvéolaire.
- L'aspect « en ailes de papillon » est inconstant.
- Œdème d'un seul côté chez un patient couché sur ce côté ; répartition inhabituelle en cas d'emphysème.
## Diagnostics différentiels
Pneumonie, hémorragie alvéolaire, syndrome de détresse respiratoire aiguë. Un **cœur de taille normale** avec des opacités en plages asymétriques oriente vers un œdème non cardiaque : l'œdème de haute altitude en est un, et peut aussi simuler une pneumonie lobaire.
## Dans le compte rendu
Degré (redistribution, interstitiel, alvéolaire), taille du cœur, épanchements, évolution depuis l'antérieur, matériel en place.
## Sources, lues le 30/11/2026
- [Tableau 5-6](https://pmc.ncbi.nlm.nih.gov/articles/PMC8139021/table/t0035) : signes de l'œdème pulmonaire.
- [Eur J Radiol Open 2020 ; 7 : 100274](https://doi.org/10.1016/j.ejro.2020.100274) : mécanismes, par son résumé.
- [Université de Virginie](http://introductiontoradiology.net/courses/rad/cxr/pathology2chest.html) : formes inhabituelles.
- Haute altitude : [Medscape](https://emedicine.medscape.com/article/773065-workup), [Indian J Crit Care Med 2021 ; 25 : 668-674](https://pmc.ncbi.nlm.nih.gov/articles/PMC8286401).`,
  ),
  taught(
    'rx-atelectasie',
    'Atélectasie',
    'rx-thorax/rx-thorax-06.jpg | Radiographie du thorax de face. | Atélectasie du lobe inférieur droit (titre de la source).',
    `## Définition
Collapsus d'un segment, d'un lobe ou d'un poumon. Le plus souvent par obstruction d'une bronche ; sinon passive (au contact d'un épanchement) ou par enroulement (au contact d'une plèvre épaissie).
## À chercher
- Signe direct : **opacité systématisée à bords nets**, souvent triangulaire à sommet hilaire, sans bronchogramme aérique dans l'atélectasie obstructive.
- Signes indirects : **scissure déplacée**, concave vers le poumon sain ; trachée, cœur et hile attirés ; coupole ascensionnée ; poumon voisin distendu.
- Lobe inférieur droit : opacité contre le bord droit du cœur, qui **reste visible**, tandis que la coupole droite s'efface.
## Technique
Face et profil : le profil confirme et situe. Le scanner précise le siège de l'obstacle et sa nature.
## Pièges
- Opacité discrète ou absente : l'atélectasie passe inaperçue, ou est prise pour une pneumonie.
- Lobe inférieur gauche : opacité triangulaire cachée derrière le cœur.
- Poumon entier opaque : médiastin **attiré** dans l'atélectasie, **refoulé** par un épanchement abondant.
## Diagnostics différentiels
Pneumonie (sans perte de volume), épanchement pleural, tumeur. Un bombement sur le bord d'un lobe supérieur droit rétracté (signe du S de Golden) évoque une masse.
## Dans le compte rendu
Lobe, signes de perte de volume, cause visible (sonde, corps étranger, masse). Sans cause évidente, proposer un scanner : chercher un bouchon, un corps étranger, une tumeur.
## Sources, lues le 30/11/2026
- Société d'imagerie thoracique : [atélectasie](https://www.sit-radiologie.fr/juniors-0/2eme-cycle-fiche-lisa/savoir-diagnostiquer-une-atelectasie).
- [Radiology Tutor](http://radiologytutor.com/index.php/cases/chest/54-patterns-of-lobar-collapse) : aspects lobe par lobe, causes.
- [Toronto Notes](https://torontonotes.ca/author/tim/page/24) : lobe inférieur droit.`,
  ),
  taught(
    'rx-interstitiel',
    'Opacités interstitielles diffuses',
    'rx-thorax/rx-thorax-09.jpg | Radiographie du thorax de face. | « IPF amiodarone » (titre de la source) : fibrose pulmonaire, amiodarone.',
    `## Définition
Atteinte du tissu de soutien du poumon, aiguë ou chronique. Elle est le plus souvent bilatérale et diffuse, et peut évoluer vers une fibrose.
## À chercher
- Opacités **bilatérales, non systématisées**, réticulaires ou micronodulaires.
- **Lignes de Kerley B** : petites lignes horizontales sous-pleurales des bases, d'environ 1 cm.
- **Diminution du volume** pulmonaire : argument pour une fibrose.
- Adénopathies, épanchement, taille du cœur : ils orientent.
## Technique
La radiographie peut être **normale**. Le scanner thoracique en coupes fines est indispensable : il dit les lésions élémentaires et leur distribution, des sommets aux bases et du hile à la périphérie.
## Pièges
- Œdème cardiaque, pris pour une maladie du poumon : comparer, après traitement au besoin.
- Cliché peu inspiré : les bases paraissent chargées.
- Médicaments : demander la liste. Sous **amiodarone**, des condensations spontanément denses et un foie dense au scanner sont évocateurs, sans être spécifiques.
## Diagnostics différentiels
Œdème cardiaque, lymphangite carcinomateuse, fibroses, sarcoïdose, pneumopathie médicamenteuse ou d'hypersensibilité, infection virale.
## Dans le compte rendu
Type d'opacités, distribution, volume pulmonaire, évolution depuis les clichés antérieurs, traitements connus. Proposer un scanner en coupes fines.
## Sources, lues le 30/11/2026
- Société d'imagerie thoracique : [syndrome interstitiel](https://www.sit-radiologie.fr/juniors-0/2eme-cycle-fiche-lisa/savoir-diagnostiquer-un-syndrome-interstitiel).
- [Université de Nantes](http://www.decas.univ-nantes.fr/certif2008/SemioImagerie2008/I-.-4-.-2-syndrome-interstitiel.htm) : lignes de Kerley, causes.
- [Société coréenne de radiologie thoracique](https://kstr.radiology.or.kr/weekly/archive/view.php?menu_num=2&number=802&sub_num=2012) : amiodarone.`,
  ),
  taught(
    'rx-bronchectasies',
    'Bronchectasies',
    'scanner-coupe/scanner-coupe-02.jpg | Une coupe de scanner du thorax en fenêtre pulmonaire. | Bronchectasies majeures (titre de la source).',
    `## Définition
Dilatation **permanente** des bronches, localisée ou diffuse. Le diagnostic se fait au scanner.
## À chercher
- Bronche **plus large que l'artère** qui l'accompagne : rapport supérieur à 1 (« bague à chaton »).
- **Absence de réduction de calibre** sur 2 cm après une division : le signe le plus sensible.
- Bronche visible à moins de 1 cm de la plèvre.
- Type : cylindrique (le plus fréquent), variqueux, kystique (le plus sévère).
- Paroi épaisse, impactions, micronodules « en arbre à bourgeons ».
## Technique
La radiographie montre les formes évoluées : images en rails et en anneaux. Scanner volumique en coupes fines, sans injection.
## Pièges
- Rapport augmenté parce que **l'artère est petite** ; à lui seul il trompe aussi chez la personne âgée.
- Bronchectasies **de traction** dans un poumon fibreux : elles disent la fibrose.
## Diagnostics différentiels
Bulles et emphysème, kystes, rayon de miel. Une forme localisée fait chercher un obstacle bronchique.
## Dans le compte rendu
Lobes, type, contenu des bronches, paroi, retentissement (perte de volume, condensation). Dire la distribution : elle oriente vers une cause, souvent sans l'affirmer.
## Sources, lues le 30/11/2026
- [Breathe 2019 ; 15 : 190](https://breathe.ersjournals.com/content/15/3/190) : critères, types, causes.
- Chassagnon G et al., [Rev Pneumol Clin 2018](https://doi.org/10.1016/j.pneumo.2018.09.009), par son résumé : critères, pièges.
- [Medical Algorithms](https://www.medicalalgorithms.com/findings-of-bronchiectasis-in-high-resolution-ct-bronchoarterial-ratio) : limites du rapport.`,
  ),
  taught(
    'rx-metastases',
    'Nodules multiples : métastases',
    'scanner-coupe/scanner-coupe-03.jpg | Deux coupes de scanner : thorax et pelvis. | Métastases pulmonaires d’un carcinome du col utérin (titre de la source).',
    `## Définition
Dépôts d'un cancer dans les poumons, le plus souvent par voie sanguine. De grandes opacités rondes réparties dans les deux poumons font le « lâcher de ballons ».
## À chercher
- Nodules **multiples, des deux côtés, bien limités, non calcifiés**, surtout aux bases et en périphérie.
- Au-delà de **6 opacités**, la probabilité de métastases dépasse 80 %.
- Ce qui les accompagne : adénopathies, épanchement pleural, lésion osseuse.
## Technique
Radiographie d'abord ; le scanner sans injection est plus sensible. La comparaison à un examen antérieur montre la croissance.
## Pièges
- Contours flous, excavation, calcification sont possibles, et peu fréquents.
- Ombre d'un mamelon, lésion de la paroi : elles ne sont pas dans le poumon.
- Aucun aspect n'est propre aux métastases : des nodules bénins leur ressemblent.
## Diagnostics différentiels
Foyers tuberculeux, kystes hydatiques, staphylococcie, sarcoïdose à gros nodules, cancer bronchique avec nodules satellites.
## Dans le compte rendu
Nombre (un, quelques-uns, innombrables), plus grand diamètre et siège, contours, évolution depuis l'antérieur, autres lésions. Sans cancer connu, ne pas conclure à des métastases sur le seul aspect.
## Sources, lues le 30/11/2026
- Diederich S, [Radiologe 2004 ; 44 : 663-670](https://doi.org/10.1007/s00117-004-1068-y), par son résumé : aspect, spécificité.
- Girard N et al., [Rev Prat 2008 ; 58 : 767](https://studylibfr.com/doc/3769180/opacit%C3%A9s-et-masses-intrathoraciques) : nombre d'opacités.
- [Medscape](http://emedicine.medscape.com/article/358090-overview) : radiographie et scanner.
- [Cours de pneumologie](https://studylibfr.com/doc/8159371/cancers%C2%A0secondaires%C2%A0%C2%A0-%C2%A0-i.-generalites) : diagnostics différentiels.`,
  ),
];

import { dossier } from './dossier.ts';

/** Every right answer to these questions is supported by the sheet of their case. */
export const otherQuestions = {
  'Spondylodiscite infectieuse lombaire': dossier(
    'step',
    `
    .

    qrm: Quels signes de cette IRM retenez-vous ?
    + Un hyposignal T1 de deux vertèbres contiguës
    * Un hypersignal T2 du disque
    * Une érosion des plateaux
    - Un disque respecté | Il serait en faveur d'une tumeur.
    - Un disque en hyposignal T2

    qroc: Que recherchez-vous dans le canal, sur tout le rachis ?
    ~ épidurite
    ~ abcès épidural
    = Le pronostic neurologique dépend de l'épidurite.`,
    `
    Les hémocultures sont en cours.

    qru: Quand faire la ponction-biopsie discovertébrale ?
    * Avant les antibiotiques
    - Après une semaine d'antibiotiques
    - Jamais
    - Seulement si l'IRM est normale

    qrp-long: Quels diagnostics différentiels cite la fiche ?
    * Modic 1 | Disque en hyposignal, CRP normale.
    * Spondyloarthrite
    * Tuberculose
    * Métastases | Elles respectent le disque.
    - Spina bifida
    - Hernie discale exclue
    - Canal lombaire étroit constitutionnel
    - Hémangiome vertébral
    - Lipomatose épidurale
    - Kyste de Tarlov
    - Spondylolyse`,
  ),
  'Rupture du ligament croisé antérieur': dossier(
    'step',
    `
    .

    qrp: Quels signes directs ou indirects sont présents dans une rupture du croisé antérieur ?
    * Des fibres non parallèles à la ligne de Blumensaat
    * Des contusions du condyle latéral et du plateau postéro-latéral
    * Un tiroir antérieur supérieur à 7 mm
    - Un aspect en « pied de céleri » | C'est une dégénérescence mucoïde.
    - Des fibres continues | Elles évoquent une rupture partielle.

    qroc: Comment s'appelle l'arrachement latéral associé ?
    ~ Segond
    ~ fracture de Segond`,
    `
    Le ligament paraît flou, sans interruption certaine ; les contusions latérales sont nettes.

    tcs: Que devient cette hypothèse ?
    si un mécanisme en pivot
    fait des contusions en miroir du condyle latéral et du plateau postéro-latéral
    # 0 0 1 4 8
    = Les contusions signent le mécanisme. Panel fictif, fait pour la démonstration.`,
  ),
  'Fracture du scaphoïde carpien': dossier(
    'end',
    `
    .

    qru: Quelle partie du scaphoïde est le plus souvent fracturée ?
    * Le tiers moyen
    - Le tubercule
    - Le pôle proximal
    - Le pôle distal

    qru: Dans quelle proportion les radiographies initiales sont-elles normales ?
    * 15 à 20 %
    - Moins de 1 %
    - 50 %
    - 80 %`,
    `
    Un autre patient a la même douleur, et ses clichés sont normaux.

    qrm: Que faites-vous ?
    + Immobiliser
    * Demander une IRM ou un scanner précoce
    ! Rassurer
    - Visser d'emblée
    = Tabatière douloureuse et cliché normal : immobiliser et imager, jamais rassurer.`,
  ),
  'Nodule thyroïdien EU-TIRADS 5': dossier(
    'step',
    `
    .

    qrp: Quels sont les signes forts ?
    * Plus épais que large
    * Contours irréguliers
    * Microcalcifications
    * Hypoéchogénicité marquée
    - Taille de plus de 10 mm

    qru: Combien de signes forts suffisent à classer EU-TIRADS 5 ?
    * Un seul
    - Deux
    - Trois
    - Quatre
    = Un seul signe fort suffit à classer 5.

    qroc: Quelle classification rend compte de la cytoponction ?
    ~ Bethesda
    ~ système de Bethesda`,
  ),
  'Carcinome canalaire infiltrant du sein': dossier(
    'step',
    `
    .

    qrm: Quels signes sont en faveur d'une lésion maligne ?
    + Une masse spiculée dense
    * Une rétraction cutanée
    * Un halo hyperéchogène en échographie
    - Une masse ovale à contours circonscrits

    qru: À partir de quelle épaisseur le cortex d'un ganglion axillaire est-il suspect ?
    * Plus de 3 mm
    - Plus de 1 mm
    - Plus de 8 mm
    - Plus de 10 mm`,
    `
    La microbiopsie de cette lésion classée ACR 5 est bénigne.

    qru: Que proposez-vous ?
    * Refaire la biopsie
    - Un contrôle à un an
    - Un contrôle à deux ans
    - Aucun suivi
    = Concordance radio-histologique : une biopsie bénigne d'un ACR 5 se refait.`,
  ),
  'Microcalcifications suspectes : carcinome in situ': dossier(
    'step',
    `
    .

    qrm: Quelles distributions sont suspectes ?
    * Segmentaire
    * Linéaire
    * Groupée
    - En rails | Elle est vasculaire.

    qroc: Quel prélèvement proposez-vous ?
    ~ macrobiopsie
    ~ macrobiopsie stéréotaxique
    ~ macrobiopsie sous stéréotaxie
    = Macrobiopsie sous stéréotaxie avec radiographie des carottes et clip.`,
  ),
};

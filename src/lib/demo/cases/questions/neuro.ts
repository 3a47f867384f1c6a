import { dossier } from './dossier.ts';

/** Every right answer to these questions is supported by the sheet of their case. */
export const neuroQuestions = {
  'Hématome extradural temporal droit': dossier(
    'step',
    `
    .

    qru: Où se trouve la collection hyperdense de ce scanner ?
    * Dans l'espace extradural
    - Dans l'espace sous-dural | Elle serait en croissant et franchirait les sutures.
    - Dans les espaces sous-arachnoïdiens | Elle suivrait les sillons et les citernes.
    - Dans le parenchyme
    - Dans un ventricule
    = Lentille biconvexe, limitée par les sutures.

    qroc: Quel vaisseau saigne le plus souvent dans ce cas ?
    ~ artère méningée moyenne
    = Presque toujours une plaie de l'artère méningée moyenne ou d'un sinus veineux, en regard d'une fracture.`,
    `
    Le neurochirurgien de garde vous demande ce qu'il faut chiffrer et rechercher.

    qrm: Que doit dire votre compte rendu ?
    + La déviation de la ligne médiane
    * L'effacement des citernes de la base
    * Une fracture en regard, en fenêtre osseuse
    * Un engagement temporal
    ! Qu'une IRM doit être faite avant tout avis neurochirurgical | L'avis neurochirurgical est immédiat.
    > c2
    = L'effet de masse se chiffre : déviation au foramen de Monro, citernes, engagement de l'uncus.

    tcs: Vous relisez les coupes.
    si un saignement encore actif
    fait des zones hypodenses à l'intérieur de la collection (« swirl sign »)
    # 0 0 1 7 4
    = Les zones hypodenses internes évoquent un saignement actif. Panel fictif, fait pour la démonstration.`,
    `
    La collection mesure 18 mm d'épaisseur et la ligne médiane est déviée de 7 mm.

    qru: Que proposez-vous ?
    * Une évacuation chirurgicale
    - Un scanner de contrôle à 6 heures
    - Une surveillance clinique seule
    - Une ponction lombaire
    = Évacuation si l'épaisseur dépasse 15 mm, la déviation 5 mm, ou en cas de trouble de la vigilance.`,
  ),
  'Infarctus sylvien gauche à la phase aiguë': dossier(
    'end',
    `
    .

    qrp: Quels signes d'un scanner sans injection sont précoces ?
    * La perte de différenciation du ruban insulaire
    * L'effacement des sillons
    * Une artère hyperdense
    - Une cavité liquidienne
    - Un rehaussement gyriforme

    qroc: Quel score retire un point par région atteinte ?
    ~ ASPECTS
    ~ score ASPECTS`,
    `
    L'IRM montre un hypersignal en diffusion avec ADC bas (carte non montrée) ; le FLAIR est déjà en hypersignal au même niveau.

    qru: Que dit ce FLAIR positif de l'ancienneté de l'accident ?
    - Il date de moins de 4 h 30
    * Il date probablement de plus de 4 h 30 environ
    - Il date de plus de 24 heures
    - Rien : le FLAIR ne date pas l'accident
    = Le FLAIR devient positif après 4 h 30 environ. Sa négativité daterait l'accident de moins de 4 h 30 ; ici, l'heure de début reste inconnue.

    qrm: Dans un AVC du réveil, que peut-on proposer ?
    * Une thrombolyse s'il y a mésappariement diffusion-FLAIR
    * Une thrombectomie en cas d'occlusion proximale, selon le mésappariement, jusqu'à 24 heures
    ! Aucun traitement, l'heure de début étant inconnue
    - Une surveillance à domicile
    = Diffusion positive et FLAIR négatif : la thrombolyse reste possible. Ici le FLAIR est positif : il n'y a pas de mésappariement, et la thrombectomie se discute.`,
  ),
  'Glioblastome frontal droit': dossier(
    'step',
    `
    .

    zone: Désignez la lésion.
    @ c1 2`,
    `
    images f5
    KFP

    qrm: Comment décrivez-vous cette lésion ?
    + Intra-axiale
    * À rehaussement annulaire épais et irrégulier
    * Avec une nécrose centrale
    - À paroi fine et régulière
    ! Extra-axiale

    qrp-long: Quels diagnostics discutez-vous devant une lésion qui prend le contraste en anneau ?
    * Métastase
    * Abcès
    * Lésion démyélinisante pseudo-tumorale | L'anneau y est incomplet.
    - Kyste arachnoïdien
    - Lipome
    - Kyste épidermoïde
    - Cavernome
    - Anomalie veineuse de développement
    - Leucoaraïose
    - Hydrocéphalie à pression normale
    - Hamartome

    qroc: Quelle séquence distingue le mieux un abcès ?
    ~ diffusion
    ~ séquence de diffusion
    = Le centre d'un abcès est en restriction de diffusion franche.`,
    `
    Le centre de la lésion ne restreint pas la diffusion et la perfusion de la paroi est élevée.

    tcs: Que devient cette hypothèse ?
    si un abcès
    fait l'absence de restriction de diffusion au centre
    # 8 4 0 0 0
    = Centre qui restreint : abcès. Paroi qui perfuse : gliome de haut grade. Panel fictif, fait pour la démonstration.

    qroc: Quel est le diagnostic le plus probable ?
    ~ glioblastome
    ~ gliome de haut grade
    = Rehaussement annulaire épais, nécrose centrale et rCBV élevé de la paroi tumorale.`,
  ),
};

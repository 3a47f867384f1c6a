import { dossier } from './dossier.ts';

/** Every right answer to these questions is supported by the sheet of their case. */
export const chestQuestions = {
  'Nodule pulmonaire droit de 15,5 mm': dossier(
    'step',
    `
    .

    zone: Désignez le nodule que la plupart des lecteurs ont retenu.
    @ c1 2
    = La source donne son centre et son diamètre ; au moins trois lecteurs sur quatre l'ont retenu.`,
    `
    Ce nodule est à mesurer pour être suivi.

    measure: Mesurez son plus grand diamètre.
    @ length 13.5 17.5
    > c1
    = Diamètre de la source : 15,5 mm. La marge de 2 mm de part et d'autre est un choix fait pour la démonstration.`,
  ),
  'Embolie pulmonaire proximale bilatérale': dossier(
    'step',
    `
    .

    qru: Quel est l'examen de référence devant cette suspicion ?
    * Le scanner thoracique injecté
    - La radiographie de thorax
    - L'IRM cardiaque
    - L'échographie pleurale
    = Le scanner est l'examen de référence.

    qrm: Quels signes recherchez-vous ?
    + Un défect endoluminal central entouré de contraste
    * Une artère élargie et non opacifiée
    * Une condensation périphérique triangulaire
    - Un thrombus excentré avec des bandes | Il est en faveur d'une maladie thrombo-embolique chronique.
    - Une bronche impactée
    = Signe du rail ou de la bague ; artère occluse ; infarctus.`,
    `
    Le ventricule droit paraît dilaté et le produit de contraste reflue dans la veine cave.

    qroc: Quel rapport donnez-vous toujours dans le compte rendu ?
    ~ rapport VD/VG
    ~ VD sur VG
    = Supérieur à 1, il traduit un retentissement droit.

    tcs: Que devient cette hypothèse ?
    si un retentissement sur le cœur droit
    fait un rapport VD/VG à 1,3
    # 0 0 0 5 9
    = Rapport VD/VG supérieur à 1 et reflux cave : retentissement droit. Panel fictif, fait pour la démonstration.`,
  ),
  'Pneumothorax droit spontané': dossier(
    'step',
    `
    .

    qru: Quel signe fait le diagnostic sur ce cliché debout ?
    * Une ligne pleurale viscérale sans trame au-delà
    - Une opacité de la base
    - Un bronchogramme aérien
    - Un pli à bord flou, avec de la trame au-delà | C'est un pli cutané.

    qrp: Quels signes sont en faveur d'une compression ?
    * Le refoulement du médiastin
    * L'abaissement de la coupole
    - Une bulle apicale
    - Le bord de la scapula`,
    `
    Le patient est brutalement en collapsus.

    qru: Que faire ?
    * Drainer sans attendre le cliché
    - Faire un cliché en expiration | Il n'est plus recommandé.
    - Faire un scanner
    - Surveiller
    = La compression est une urgence clinique : on n'attend pas le cliché.`,
  ),
  'Pneumonie franche lobaire aiguë du lobe inférieur droit': dossier(
    'end',
    `
    .

    qrm: Que voit-on ?
    * Une opacité alvéolaire systématisée
    * Un bronchogramme aérien
    - Une perte de volume | Elle serait en faveur d'une atélectasie.
    - Une ligne pleurale viscérale

    qroc: Quel signe permet de localiser l'opacité sur le cliché de face ?
    ~ signe de la silhouette

    qroc: Quel germe est le plus souvent en cause ?
    ~ pneumocoque
    ~ Streptococcus pneumoniae`,
    `
    Huit semaines plus tard, la condensation n'a pas disparu.

    qru: Que faut-il craindre ?
    * Un cancer
    - Une séquelle sans conséquence
    - Un artéfact
    - Un pli cutané
    = Une condensation qui ne disparaît pas en huit semaines est un cancer jusqu'à preuve du contraire.`,
  ),
};

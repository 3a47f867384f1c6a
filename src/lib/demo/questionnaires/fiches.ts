import { french } from '#lib/platform/typography.ts';
import type { Fiche } from '#lib/questionnaires/tree.ts';
import { markup } from '../markup.ts';

export const fiche = (id: string, title: string, content: string): Fiche => ({
  id,
  title: french(title),
  content: markup(content),
});

/** Teaching pages; a questionnaire contains those that its questions cite. */
export const fiches: Fiche[] = [
  fiche(
    'kellgren',
    'Classification de Kellgren et Lawrence',
    `Classification radiographique de l'arthrose, décrite en **1957**, à lire sur des clichés **en charge**.
- **Grade 0** : radiographie normale.
- **Grade 1** : ostéophyte de signification douteuse.
- **Grade 2** : ostéophyte net sans modification de l'interligne.
- **Grade 3** : ostéophytes nets et diminution de l'interligne.
- **Grade 4** : pincement sévère et sclérose de l'os sous-chondral.
La corrélation avec la douleur est faible : la classification décrit, elle n'indique pas le traitement.`,
  ),
  fiche(
    'icrs',
    'Chondropathie : classification ICRS',
    `Adaptée de l'arthroscopie à l'IRM, en densité de protons avec saturation de graisse.
1. Hypersignal ou fissures superficielles.
2. Perte de moins de 50 % de l'épaisseur.
3. Perte de plus de 50 % sans atteinte de l'os.
4. Mise à nu de l'os sous-chondral.
Toujours préciser le siège, la surface et l'existence d'un œdème sous-chondral ou d'un fragment libre.`,
  ),
  fiche(
    'stoller',
    'Lésions méniscales : que dire au chirurgien ?',
    `## Affirmer la fissure
Hypersignal intra-méniscal **atteignant une surface articulaire** sur au moins deux coupes, ou anomalie de morphologie.
## Décrire
- **Type** : longitudinale, radiale, horizontale, oblique, complexe.
- **Siège** : corne antérieure, corps, corne postérieure, racine ; zone rouge-rouge, rouge-blanche ou blanche.
- **Étendue** et **stabilité** : fragment luxé, anse de seau, languette.
## Pièges
Ligament ménisco-fémoral, tendon poplité, récessus, phénomène de l'angle magique, ménisque déjà opéré.`,
  ),
  fiche(
    'goutallier',
    'Dégénérescence graisseuse musculaire (Goutallier)',
    `Stade 0 : muscle normal. Stade 1 : quelques travées graisseuses. Stade 2 : moins de graisse que de muscle.
Stade 3 : autant de graisse que de muscle. Stade 4 : plus de graisse que de muscle.
À partir du **stade 3**, la cicatrisation après réparation de la coiffe est compromise. Se lit dans le plan **sagittal en Y**.`,
  ),
  fiche(
    'aspects',
    'Score ASPECTS',
    `Dix régions du territoire sylvien : noyau caudé, noyau lenticulaire, capsule interne, ruban insulaire et M1 à M6.
On retire **un point par région** atteinte : 10 est normal, un score inférieur à 6 annonce un infarctus étendu.
Il se lit avec une fenêtre étroite (largeur 30–40 UH, centre 30–35 UH).`,
  ),
  fiche(
    'tirads',
    'EU-TIRADS en pratique',
    `- **EU-TIRADS 2** : kyste simple ou nodule spongiforme. Risque proche de 0 %.
- **EU-TIRADS 3** : ovale, régulier, iso- ou hyperéchogène. Risque de 2 à 4 %. Cytoponction au-delà de 20 mm.
- **EU-TIRADS 4** : ovale, régulier, modérément hypoéchogène. Risque de 6 à 17 %. Cytoponction au-delà de 15 mm.
- **EU-TIRADS 5** : au moins un signe fort (plus épais que large, contours irréguliers, microcalcifications, hypoéchogénicité marquée). Risque de 26 à 87 %. Cytoponction au-delà de 10 mm.`,
  ),
  fiche(
    'pirads',
    'PI-RADS 2.1 : séquence dominante',
    `En **zone périphérique**, la diffusion décide ; le rehaussement précoce fait passer une lésion 3 à 4.
En **zone de transition**, le T2 décide ; la diffusion peut faire passer un 2 à 3, ou un 3 à 4.
Une lésion 4 de 15 mm ou plus, ou d'extension extra-prostatique certaine, est classée **5**.
Volume : longueur × largeur × hauteur × 0,52 (ellipsoïde).`,
  ),
  fiche(
    'birads',
    'Classification BI-RADS de l’ACR',
    `- **ACR 0** : classification d'attente.
- **ACR 1** : normal.
- **ACR 2** : constatations bénignes.
- **ACR 3** : forte probabilité de bénignité, contrôle à court terme.
- **ACR 4** : anomalie suspecte, vérification histologique (4A, 4B, 4C).
- **ACR 5** : haute probabilité de malignité.
- **ACR 6** : cancer prouvé.`,
  ),
  fiche(
    'fleischner',
    'Nodule pulmonaire de découverte fortuite',
    `Recommandations de la **Fleischner Society** (2017), adulte de 35 ans et plus, hors cancer connu et immunodépression.
- Nodule solide **inférieur à 6 mm** : pas de surveillance en cas de faible risque.
- **6 à 8 mm** : TDM à 6–12 mois, puis à discuter à 18–24 mois.
- **Supérieur à 8 mm** : TDM à 3 mois, TEP-TDM ou prélèvement.
- Verre dépoli pur de 6 mm et plus : TDM à 6–12 mois puis tous les 2 ans jusqu'à 5 ans.`,
  ),
  fiche(
    'graf',
    'Hanche du nourrisson : repères',
    `Coupe **coronale externe** passant par le point le plus profond du cotyle, aile iliaque verticale, bourrelet visible.
Angle alpha **d'au moins 60°** : hanche mature (type I). De 50 à 59° : immaturité physiologique avant 3 mois (IIa).
La méthode de Couture mesure le **fond cotyloïdien** : normal s'il est inférieur à 6 mm, avec une différence droite-gauche de moins de 1,5 mm.`,
  ),
  fiche(
    'modic',
    'Remaniements des plateaux vertébraux (Modic)',
    `- **Modic 1** : hyposignal T1, hypersignal T2 — œdème, discopathie active.
- **Modic 2** : hypersignal T1, iso- ou hypersignal T2 — involution graisseuse.
- **Modic 3** : hyposignal T1 et T2 — sclérose.
Piège : une spondylodiscite débutante peut ressembler à un Modic 1 ; chercher l'hypersignal T2 du disque et l'atteinte des parties molles.`,
  ),
  fiche(
    'lirads',
    'LI-RADS : les signes majeurs',
    `S'applique au foie **à risque** (cirrhose, hépatite B chronique). Les signes majeurs sont :
- rehaussement artériel **non annulaire** (obligatoire pour LR-5) ;
- lavage non périphérique au temps portal ou tardif ;
- capsule rehaussée ;
- taille ; croissance d'au moins 50 % en six mois.`,
  ),
];

import { mineralisation } from './bone.ts';
import { conclusion, ct, type DemoExam, exam, radiographs, reasons, ultrasound } from './exam.ts';

export const paediatricExams: DemoExam[] = [
  exam(
    'Radiographie de thorax de l’enfant',
    'Rx, Pedia, Thorax',
    reasons('Toux fébrile | Suspicion de corps étranger inhalé | Détresse respiratoire du nouveau-né'),
    `? Incidences
+ Thorax de face > Radiographie de thorax de face.
- Thorax de face, inspiration et expiration > Radiographies de thorax de face, en inspiration et en expiration.
- Incidences incomplètes > Radiographie de thorax de face, examen limité par l'agitation de l'enfant.
§R`,
    `== Poumons
!?? Foyer
+ Aucun > Pas de foyer parenchymateux.
/ Lobe supérieur droit | Lobe moyen | Lobe inférieur droit | Lobe supérieur gauche | Lobe inférieur gauche >> Foyer parenchymateux : {option}.
? Distension
+ Absente > Pas de distension thoracique.
- Bilatérale >> Distension bilatérale, évocatrice de bronchiolite.
/ Piégeage unilatéral droit | Piégeage unilatéral gauche >> {option}, corps étranger bronchique à évoquer.
? Thymus
+ Normal > Thymus d'aspect normal.
- Absent > Ombre thymique non visible.
?? Plèvre
+ Libre [seule] > Pas d'épanchement pleural.
/ Épanchement pleural droit | Épanchement pleural gauche | Pneumothorax droit | Pneumothorax gauche >> {option}.
?? Affection du nouveau-né
/ Maladie des membranes hyalines | Retard de résorption du liquide pulmonaire | Inhalation méconiale | Hernie diaphragmatique >> Aspect en faveur de : {option}.
== Cœur et cadre
? Silhouette cardiaque
+ Normale pour l'âge > Silhouette cardiaque normale pour l'âge.
- Cardiomégalie >> Cardiomégalie.
?? Matériel
- Sonde d'intubation en place [normal question] > Sonde d'intubation en place.
- Cathéter ombilical en place [normal question] > Cathéter ombilical en place.
- Sonde d'intubation trop basse >> Sonde d'intubation trop basse, à repositionner sans délai.
- Matériel mal positionné
  !" Matériel en cause >> Matériel mal positionné : {valeur}.
?? Cadre osseux
+ Normal > Cadre osseux normal.
/ Fractures costales postérieures | Anomalie vertébrale >> {option}.`,
    conclusion('Radiographie de thorax normale.', 'Bronchoscopie | Contrôle | Avis pédiatrique'),
  ),
  exam(
    'Échographie abdominale de l’enfant – invagination, sténose du pylore, appendice',
    'Echo, Pedia, Dig',
    reasons('Vomissements du nourrisson | Pleurs paroxystiques | Douleur de la fosse iliaque droite'),
    ultrasound('à la sonde linéaire'),
    `== Pylore et grêle
!? Sténose du pylore
+ Absente > Pylore normal, passage visible.
- Présente
  !# Épaisseur du muscle | mm | 1..10 | 1 >> Sténose hypertrophique du pylore, muscle de {valeur}.
  # Longueur du canal | mm | 8..35 | entier > Longueur du canal pylorique : {valeur}.
!? Invagination
+ Absente > Pas d'image d'invagination.
- Iléo-colique
  !# Diamètre du boudin | mm | 10..70 | entier >> Invagination iléo-colique, boudin de {valeur}.
  ?? Critères défavorables
  - Aucun > Pas de critère échographique défavorable.
  / Liquide piégé | Absence de flux Doppler du boudin | Ganglion incarcéré >> Critère(s) défavorable(s) : {option}.
- Iléo-iléale transitoire > Invagination iléo-iléale transitoire.
? Vaisseaux mésentériques
+ Normaux > Position normale des vaisseaux mésentériques supérieurs.
- Inversés avec tourbillon >> Signe du tourbillon : volvulus du grêle sur malrotation, urgence chirurgicale.
== Appendice
? Appendice
+ Normal > Appendice normal.
- Pathologique
  !# Diamètre | mm | 4..30 | entier >> Appendicite, appendice de {valeur} de diamètre.
- Non vu >> Appendice non vu.
? Ganglions mésentériques
+ Normaux > Pas d'adénolymphite.
- Augmentés >> Adénolymphite mésentérique.`,
    conclusion(
      'Échographie abdominale normale.',
      'Lavement thérapeutique | Avis chirurgical | Réhydratation',
    ),
  ),
  exam(
    'Échographie transfontanellaire',
    'Echo, Pedia, Neuro',
    reasons('Prématurité | Macrocrânie | Convulsions néonatales'),
    ultrasound('à la sonde microconvexe, par les fontanelles antérieure et mastoïdiennes'),
    `== Ventricules
!# Index ventriculaire droit | mm | 3..60 | 1 > Index ventriculaire droit : {valeur}.
!# Index ventriculaire gauche | mm | 3..60 | 1 > Index ventriculaire gauche : {valeur}.
${['droit', 'gauche']
  .map(
    (side) => `!? Hémorragie du côté ${side}
+ Absente > Pas d'hémorragie sous-épendymaire ni intraventriculaire du côté ${side}.
- Grade I >> Hémorragie sous-épendymaire du côté ${side} (grade I de Papile).
- Grade II >> Hémorragie intraventriculaire sans dilatation du côté ${side} (grade II de Papile).
- Grade III >> Hémorragie intraventriculaire avec dilatation du côté ${side} (grade III de Papile).
- Grade IV >> Infarctus veineux hémorragique du côté ${side} (grade IV de Papile).`,
  )
  .join('\n')}
== Parenchyme et espaces
? Leucomalacie périventriculaire
+ Absente > Pas de leucomalacie.
- Hyperéchogénicité > Hyperéchogénicité périventriculaire, à contrôler.
- Cavitaire >> Leucomalacie périventriculaire cavitaire.
# Espaces péricérébraux | mm | 0..20 | 1 > Espaces péricérébraux : {valeur}.
? Corps calleux
+ Présent > Corps calleux présent et complet.
- Anormal >> Anomalie du corps calleux.
# Index de résistance de l'artère cérébrale antérieure | | 0.3..1.2 | 2 > Index de résistance de l'artère cérébrale antérieure : {valeur}.`,
    conclusion(
      'Échographie transfontanellaire normale.',
      'Contrôle à une semaine | IRM au terme | Avis neuropédiatrique',
    ),
  ),
  exam(
    'Radiographie de la main gauche – âge osseux',
    'Rx, Pedia, Poignet, Doigts',
    reasons('Retard de croissance | Puberté précoce | Suivi sous hormone de croissance'),
    radiographs('Main et poignet gauches de face'),
    `== Âge osseux
!# Âge chronologique [id chrono] | ans | 0..20 | 1 > Âge chronologique : {valeur}.
!# Âge osseux (Greulich et Pyle) [id bone] | ans | 0..19 | 1 >> Âge osseux selon Greulich et Pyle : {valeur}.
= Écart | {bone} - {chrono} | ans | 1 >> Écart entre l'âge osseux et l'âge chronologique : {valeur}.
? Sésamoïde du pouce [neutre]
/ Absent | Présent > Sésamoïde du pouce : {option}.
? Morphologie
+ Normale > Pas d'anomalie morphologique.
- Quatrième métacarpien court >> Brièveté du quatrième métacarpien.
- Déformation de Madelung >> Déformation de Madelung.
${mineralisation}`,
    conclusion('Pas d’anomalie morphologique de la main.', 'Avis endocrinologique | Contrôle à un an'),
  ),
  exam(
    'Radiographies du squelette complet – suspicion de maltraitance du nourrisson',
    'Rx, Pedia, Ostéo',
    reasons('Ecchymoses inexpliquées | Hématome sous-dural | Fracture inexpliquée'),
    radiographs('Squelette complet, segment par segment'),
    `== Lésions
!?? Lésions hautement spécifiques
+ Aucune > Pas de lésion métaphysaire, costale postérieure, scapulaire, vertébrale ni sternale.
/ Arrachements métaphysaires | Fractures costales postérieures | Fracture de la scapula | Fracture d'un processus épineux | Fracture du sternum >> {option}.
?? Lésions modérément spécifiques
+ Aucune > Pas de fractures multiples ou d'âges différents, pas de fracture digitale ni crânienne complexe.
/ Fractures d'âges différents | Fractures bilatérales | Fracture des doigts | Fracture complexe du crâne >> {option}.
?? Diaphyses des os longs
+ Intactes [seule] > Diaphyses des os longs intactes.
/ Humérus droit | Humérus gauche | Avant-bras droit | Avant-bras gauche | Fémur droit | Fémur gauche | Jambe droite | Jambe gauche >> Fracture diaphysaire : {option}.
" Siège et côté des lésions [neutre] > Siège et côté des lésions : {valeur}.
?? Datation des fractures
/ Moins de 10 jours | 10 à 21 jours | Plus de 21 jours > Datation estimée : {option}.
== Fragilité
?? Fragilité osseuse
+ Pas d'argument > Pas d'argument pour une fragilité osseuse constitutionnelle.
/ Os wormiens | Déminéralisation diffuse | Incurvation des os longs | Signes de rachitisme >> {option}.
info: Double lecture recommandée ; deuxième bilan à 11–14 jours.`,
    conclusion(
      'Pas de lésion osseuse traumatique décelable.',
      'Scanner cérébral | Fond d’œil | Hospitalisation et information préoccupante | Contrôle à 14 jours',
    ),
  ),
  exam(
    'Scanner cérébral de l’enfant – traumatisme crânien (règles PECARN)',
    'TDM, Pedia, Neuro',
    reasons('Glasgow inférieur à 15 | Hématome du scalp | Mécanisme à haute énergie'),
    ct('de l’encéphale, protocole pédiatrique faible dose'),
    `== Crâne
!?? Fracture
+ Aucune > Pas de fracture de la voûte ni de la base.
/ Fracture pariétale droite | Fracture pariétale gauche | Fracture frontale | Fracture temporale droite | Fracture temporale gauche | Fracture occipitale | Embarrure | Fracture de la base | Diastasis suturaire >> {option}.
?? Hématome du scalp
+ Absent > Pas d'hématome du scalp.
/ Frontal | Pariétal droit | Pariétal gauche | Temporal droit | Temporal gauche | Occipital > Hématome du scalp : {option}.
== Encéphale
!?? Lésion intracrânienne
+ Absente > Pas de lésion intracrânienne.
- Hématome extradural
  !? Côté de l'extradural
  / Droit | Gauche | De la fosse postérieure >> Hématome extradural {option}.
  !# Épaisseur de l'extradural | mm | 1..40 | entier >> Épaisseur de l'hématome extradural : {valeur}.
- Hématome sous-dural
  !? Côté du sous-dural
  / Droit | Gauche | Bilatéral >> Hématome sous-dural {option}.
  !# Épaisseur du sous-dural | mm | 1..40 | entier >> Épaisseur maximale de l'hématome sous-dural : {valeur}.
  ? Collections d'âges différents
  - Non > Pas de collections d'âges différents.
  - Oui >> Collections d'âges différents : un mécanisme non accidentel doit être évoqué.
/ Hémorragie sous-arachnoïdienne | Contusion hémorragique | Œdème cérébral >> {option}.
? Ligne médiane
+ En place > Structures médianes en place.
- Déviation
  !# Déviation de la ligne médiane | mm | 1..20 | entier >> Déviation de la ligne médiane de {valeur}.`,
    conclusion(
      'Pas de lésion traumatique intracrânienne ni de fracture du crâne.',
      'Surveillance hospitalière | Avis neurochirurgical | IRM',
    ),
  ),
  exam(
    'Radiographies des membres de l’enfant – fracture et cartilage de croissance',
    'Rx, Pedia, Ostéo, Jambe, Bras',
    reasons('Chute | Boiterie | Déformation'),
    radiographs('Face et profil'),
    `== Fracture
!" Segment exploré et côté [neutre] > Segment exploré : {valeur}.
!? Fracture
+ Absente > Pas de fracture décelable.
- En motte de beurre >> Fracture en motte de beurre.
- En bois vert >> Fracture en bois vert.
- Déformation plastique >> Déformation plastique.
- Fracture complète
  !? Trait de fracture
  / Transversal | Oblique | Spiroïde | Comminutif >> Fracture complète, trait {option}.
  # Angulation | ° | 0..90 | entier > Angulation : {valeur}.
- Fracture sous-périostée du tibia >> Fracture sous-périostée (« fracture des premiers pas »).
- Décollement épiphysaire
  !? Salter et Harris
  / I | II | III | IV | V >> Décollement épiphysaire de type {option} de Salter et Harris.
? Cartilage de croissance
+ Régulier > Cartilages de croissance réguliers.
- Pont d'épiphysiodèse >> Pont d'épiphysiodèse.
${mineralisation}`,
    conclusion(
      'Pas de lésion osseuse décelable.',
      'Immobilisation et contrôle à 10 jours | Cliché comparatif | Avis d’orthopédie pédiatrique',
    ),
  ),
];

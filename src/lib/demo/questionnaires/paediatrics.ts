import { mineralisation } from './bone.ts';
import { conclusion, ct, type DemoExam, exam, radiographs, reasons, ultrasound } from './exam.ts';

export const paediatricExams: DemoExam[] = [
  exam(
    'Radiographie de thorax de l’enfant',
    'Rx, Pedia, Thorax',
    reasons('Toux fébrile | Suspicion de corps étranger inhalé | Détresse respiratoire du nouveau-né'),
    radiographs('Thorax de face, en expiration si corps étranger suspecté'),
    `== Poumons
!?? Foyer
+ Aucun > Pas de foyer parenchymateux.
/ Lobe supérieur droit | Lobe moyen | Lobe inférieur droit | Lobe supérieur gauche | Lobe inférieur gauche | Pneumonie ronde >> Foyer : {option}.
? Distension
+ Absente > Pas de distension thoracique.
- Bilatérale > Distension bilatérale, évocatrice de bronchiolite.
- Unilatérale >> Piégeage unilatéral, corps étranger bronchique à évoquer.
? Thymus
+ Normal > Thymus d'aspect normal.
- Absent > Ombre thymique non visible.
? Nouveau-né
- Sans objet [normal question]
/ Maladie des membranes hyalines | Retard de résorption | Inhalation méconiale | Pneumothorax | Hernie diaphragmatique >> Aspect évocateur : {option}.
== Cœur et cadre
? Index cardio-thoracique
+ Normal pour l'âge > Silhouette cardiaque normale pour l'âge.
- Cardiomégalie >> Cardiomégalie.
?? Matériel
+ Aucun
/ Sonde d'intubation en place | Cathéter ombilical en place | Sonde trop basse >> {option}.
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
  # Épaisseur du muscle | mm | 1..10 | 1 >> Sténose hypertrophique du pylore, muscle de {valeur}.
  # Longueur du canal | mm | 8..35 | entier > Longueur du canal : {valeur}.
!? Invagination
+ Absente > Pas d'image d'invagination.
- Iléo-colique
  # Diamètre du boudin | mm | 10..70 | entier >> Invagination iléo-colique, boudin de {valeur}.
  ? Critères défavorables
  / Aucun | Liquide piégé | Absence de Doppler | Ganglion incarcéré > Critère défavorable : {option}.
- Iléo-iléale transitoire > Invagination iléo-iléale transitoire.
? Vaisseaux mésentériques
+ Normoposés > Veine mésentérique supérieure à droite de l'artère.
- Inversés avec tourbillon >> Signe du tourbillon : volvulus du grêle sur malrotation, urgence chirurgicale.
== Appendice
? Appendice
+ Normal > Appendice normal.
- Pathologique
  # Diamètre | mm | 4..30 | entier >> Appendicite, diamètre de {valeur}.
- Non vu > Appendice non vu.
? Ganglions mésentériques
+ Normaux > Pas d'adénolymphite.
- Augmentés > Adénolymphite mésentérique.`,
    conclusion(
      'Échographie abdominale normale.',
      'Lavement thérapeutique | Avis chirurgical | Réhydratation',
    ),
  ),
  exam(
    'Échographie transfontanellaire',
    'Echo, Pedia, Neuro',
    reasons('Prématurité | Macrocrânie | Convulsions néonatales'),
    ultrasound('à la sonde microconvexe, par la fontanelle antérieure et mastoïdienne'),
    `== Ventricules
# Index ventriculaire droit | mm | 3..60 | 1 > Index ventriculaire droit : {valeur}.
# Index ventriculaire gauche | mm | 3..60 | 1 > Index ventriculaire gauche : {valeur}.
!? Hémorragie intraventriculaire
+ Absente > Pas d'hémorragie intraventriculaire.
/ Grade 1 | Grade 2 | Grade 3 | Infarctus hémorragique veineux (grade 4) >> Hémorragie : {option} de Papile.
? Côté de l'hémorragie
- Sans objet [normal question]
/ Droit | Gauche | Bilatéral > Côté : {option}.
== Parenchyme et espaces
? Leucomalacie périventriculaire
+ Absente > Pas de leucomalacie.
- Hyperéchogénicité > Hyperéchogénicité périventriculaire, à contrôler.
- Cavitaire >> Leucomalacie périventriculaire cavitaire.
# Espaces péricérébraux | mm | 0..20 | 1 > Espaces péricérébraux : {valeur}.
? Corps calleux
+ Présent > Corps calleux présent et complet.
- Anormal >> Anomalie du corps calleux.
# Index de résistance de l'artère cérébrale antérieure | | 0.3..1.2 | 2 > Index de résistance : {valeur}.`,
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
# Âge chronologique [id chrono] | ans | 0..20 | 1 > Âge chronologique : {valeur}.
# Âge osseux (Greulich et Pyle) [id bone] | ans | 0..19 | 1 >> Âge osseux selon Greulich et Pyle : {valeur}.
= Écart | {bone} - {chrono} | ans | 1 >> Écart avec l'âge chronologique : {valeur}.
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
    radiographs('Squelette complet segment par segment, 20 clichés environ'),
    `== Lésions
!?? Lésions hautement spécifiques
+ Aucune > Pas de lésion métaphysaire ni costale postérieure.
/ Arrachements métaphysaires | Fractures costales postérieures | Fracture de la scapula | Fracture d'une épineuse | Fracture du sternum >> {option}.
?? Lésions modérément spécifiques
+ Aucune > Pas de fracture d'âges différents.
/ Fractures d'âges différents | Fractures bilatérales | Fracture des doigts | Fracture complexe du crâne >> {option}.
?? Os longs
+ Intacts > Os longs intacts.
/ Humérus | Radius et ulna | Fémur | Tibia >> Fracture : {option}.
== Datation
? Datation
- Sans objet [normal question]
/ Moins de 10 jours | 10 à 21 jours | Plus de 21 jours > Datation estimée : {option}.
?? Fragilité osseuse
+ Pas d'argument > Pas d'argument pour une fragilité osseuse constitutionnelle.
/ Os wormiens | Déminéralisation | Incurvation | Rachitisme >> {option}.
info: Double lecture recommandée ; deuxième bilan à 11–14 jours.`,
    conclusion(
      'Pas de lésion osseuse décelable.',
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
/ Simple pariétale | Simple occipitale | Embarrure | Base | Diastasis suturaire >> Fracture : {option}.
? Hématome du scalp
/ Absent [normal question] | Frontal | Pariétal | Occipital > Hématome du scalp : {option}.
== Encéphale
!?? Lésion intracrânienne
+ Absente > Pas de lésion intracrânienne.
/ Hématome extradural | Hématome sous-dural | Hémorragie sous-arachnoïdienne | Contusion | Œdème >> {option}.
? Âges différents
+ Non
- Oui >> Collections d'âges différents : un mécanisme non accidentel doit être évoqué.
# Épaisseur maximale | mm | 1..40 | entier > Épaisseur maximale : {valeur}.
# Déviation de la ligne médiane | mm | 0..20 | entier > Déviation de la ligne médiane : {valeur}.`,
    conclusion('Pas de lésion traumatique.', 'Surveillance hospitalière | Avis neurochirurgical | IRM'),
  ),
  exam(
    'Radiographies des membres de l’enfant – fracture et cartilage de croissance',
    'Rx, Pedia, Ostéo, Jambe, Bras',
    reasons('Chute | Boiterie | Déformation'),
    radiographs('Face et profil'),
    `== Fracture
" Os exploré > Os exploré : {valeur}.
!? Fracture
+ Absente > Pas de fracture décelable.
- En motte de beurre >> Fracture en motte de beurre.
- En bois vert >> Fracture en bois vert.
- Déformation plastique >> Déformation plastique.
- Fracture sous-périostée du tibia >> Fracture sous-périostée (« fracture des premiers pas »).
- Décollement épiphysaire
  ? Salter et Harris
  / I | II | III | IV | V >> Décollement épiphysaire de type {option} de Salter et Harris.
# Angulation | ° | 0..90 | entier > Angulation : {valeur}.
? Cartilage de croissance
+ Symétrique > Cartilages de croissance réguliers.
- Pont d'épiphysiodèse >> Pont d'épiphysiodèse.
${mineralisation}`,
    conclusion(
      'Pas de lésion osseuse décelable.',
      'Immobilisation et contrôle à 10 jours | Cliché comparatif | Avis d’orthopédie pédiatrique',
    ),
  ),
];

import { conclusion, ct, type DemoExam, exam, injectedCt, reasons } from './exam.ts';
import { haemorrhage, ischaemia, occlusion, parenchyma } from './neuro-blocks.ts';

export const neuroCtExams: DemoExam[] = [
  exam(
    'Scanner cérébral – traumatisme crânien',
    'TDM, Neuro',
    reasons('Perte de connaissance | Glasgow inférieur à 15 | Anticoagulant | Vomissements'),
    ct('de l’encéphale'),
    `== Encéphale\n${haemorrhage()}\n${parenchyma}
== Os et face
?? Fracture
+ Aucune > Pas de fracture de la voûte, de la base ni des orbites.
/ Embarrure droite | Embarrure gauche | Fracture de la voûte à droite | Fracture de la voûte à gauche | Fracture du rocher droit | Fracture du rocher gauche | Fracture de la base | Fracture de l'orbite droite | Fracture de l'orbite gauche >> {option}.
? Pneumencéphalie
+ Absente > Pas de pneumencéphalie.
- Présente >> Pneumencéphalie.`,
    conclusion(
      'Pas de lésion traumatique intracrânienne ni de fracture du crâne.',
      'Avis neurochirurgical | Contrôle à 6 heures | Surveillance clinique',
    ),
  ),
  exam(
    'Scanner et angioscanner cérébral – alerte AVC',
    'TDM, Neuro, Cardiovasc',
    reasons('Déficit de moins de 4 h 30 | Déficit au réveil | Aphasie'),
    injectedCt('de l’encéphale sans injection puis de la crosse aortique au vertex'),
    `== Parenchyme\n${haemorrhage()}\n${ischaemia('Pas de signe précoce d’ischémie.')}
# Score ASPECTS [fiche aspects] | | 0..10 | entier >> Score ASPECTS : {valeur}.
== Artères\n${occlusion}
== Perfusion
# Volume du cœur ischémique [id core] | mL | 0..400 | entier > Cœur ischémique : {valeur}.
# Volume hypoperfusé (Tmax supérieur à 6 s) [id tmax] | mL | 0..600 | entier > Volume hypoperfusé : {valeur}.
= Rapport de mésappariement | {tmax} / {core} | | 1 >> Rapport de mésappariement : {valeur}.`,
    conclusion(
      'Pas d’hémorragie intracrânienne, de signe précoce d’ischémie ni d’occlusion artérielle proximale.',
      'Thrombolyse | Thrombectomie | IRM complémentaire',
    ),
  ),
  exam(
    'Angioscanner cérébral – céphalée en coup de tonnerre',
    'TDM, Neuro, Cardiovasc',
    reasons('Céphalée brutale | Raideur méningée | Post-partum'),
    injectedCt('de l’encéphale sans injection, puis aux temps artériel et veineux'),
    `== Hémorragie\n${haemorrhage('? Score de Fisher modifié\n/ 1 | 2 | 3 | 4 >> Score de Fisher modifié : {option}.')}
== Vaisseaux
!? Anévrisme
+ Absent > Pas d'anévrisme décelable.
- Présent
  !? Siège
  / Communicante antérieure | Communicante postérieure droite | Communicante postérieure gauche | Bifurcation sylvienne droite | Bifurcation sylvienne gauche | Terminaison carotidienne droite | Terminaison carotidienne gauche | Tronc basilaire >> Anévrisme, siège : {option}.
  # Dôme [id dome] | mm | 1..60 | 1 > Dôme : {valeur}.
  # Collet [id collet] | mm | 0.5..40 | 1 > Collet : {valeur}.
  = Rapport dôme/collet | {dome} / {collet} | | 1 > Rapport dôme/collet : {valeur}.
? Sinus veineux
+ Perméables > Sinus veineux perméables.
- Thrombose >> Thrombose veineuse cérébrale.
? Vasoconstriction
+ Absente > Pas d'aspect de vasoconstriction.
- Présente >> Irrégularités artérielles diffuses, syndrome de vasoconstriction cérébrale réversible possible.`,
    conclusion(
      'Pas d’hémorragie, d’anévrisme ni de thrombose veineuse.',
      'Ponction lombaire | Artériographie | IRM',
    ),
  ),
];

/** Diagnoses, abbreviations and English terms: bones, joints and spine (`docs/search.md`). */
export const BONE_TERMS = `
LCA, ligament croisé antérieur, ACL, anterior cruciate ligament | usage
LCP, ligament croisé postérieur, PCL, posterior cruciate ligament | usage
LLI, LCM, ligament latéral interne, ligament collatéral médial, MCL | usage
LLE, LCL, ligament latéral externe, ligament collatéral latéral | usage
LTFA, ligament talo-fibulaire antérieur, ATFL | usage
ménisque, méniscal, meniscus : fissure méniscale, anse de seau | usage
anse de seau, bucket handle | usage
kyste poplité, kyste de Baker, Baker cyst, popliteal cyst | MeSH
rotule, patella, patellaire, fémoro-patellaire, kneecap | usage
syndrome rotulien, syndrome fémoro-patellaire | usage
gonarthrose, arthrose du genou, knee osteoarthritis | MeSH
coxarthrose, arthrose de hanche, hip osteoarthritis | MeSH
rhizarthrose, arthrose trapézo-métacarpienne | usage
omarthrose, arthrose de l’épaule | usage
arthrose, osteoarthritis, OA : gonarthrose, coxarthrose, rhizarthrose, omarthrose | MeSH
arthrite, arthritis | MeSH
arthrite septique, septic arthritis | MeSH
PR, polyarthrite rhumatoïde, rheumatoid arthritis | MeSH
SPA, spondylarthrite, spondylarthrite ankylosante, SpA axiale, ankylosing spondylitis : sacro-iliite | MeSH
sacro-iliite, sacroiliite, sacroiliitis | MeSH
sacro-iliaque, articulation sacro-iliaque, sacroiliac | usage
rhumatisme psoriasique, psoriatic arthritis | MeSH
goutte, arthropathie goutteuse, gout | MeSH
CCA, chondrocalcinose, CPPD, pseudogout | MeSH
~LES, lupus, LEAD, LED, lupus érythémateux, lupus érythémateux disséminé | MeSH
CAM, conflit fémoro-acétabulaire, CFA, FAI, conflit fémoroacétabulaire, femoroacetabular impingement | MeSH
ONA, ONTF, ostéonécrose, ostéonécrose aseptique, ostéonécrose de la tête fémorale, avascular necrosis, AVN, osteonecrosis | MeSH
LPC, maladie de Legg-Perthes-Calvé, ostéochondrite primitive de hanche, Legg-Calvé-Perthes, Perthes | MeSH
EFS, épiphysiolyse, épiphysiolyse fémorale supérieure, SCFE | MeSH
LCH, luxation congénitale de hanche, dysplasie de hanche, hip dysplasia | MeSH
OCD, ostéochondrite, ostéochondrite disséquante, osteochondritis dissecans | MeSH
Osgood-Schlatter, maladie d’Osgood-Schlatter, apophysite tibiale | usage
SDRC, CRPS, algodystrophie, syndrome douloureux régional complexe, algoneurodystrophie | MeSH
fracture de fatigue, fracture de contrainte, stress fracture, fracture par insuffisance osseuse | MeSH
ESF, fracture de l’extrémité supérieure du fémur, FESF, fracture du col fémoral, fracture du col du fémur, hip fracture : fracture de la hanche, fracture pertrochantérienne | usage
fracture vertébrale, tassement vertébral, tassement, FVO, vertebral fracture, compression fracture | usage
fracture de Pouteau-Colles, Pouteau-Colles, fracture du radius distal, fracture de l’extrémité inférieure du radius, EIR, Colles fracture, distal radius fracture | usage
fracture du scaphoïde, fracture du scaphoïde carpien, scaphoid fracture | usage
scaphoïde, scaphoid | usage
fracture de côte, fractures costales, fracture costale, rib fracture | MeSH
côte, costal, gril costal, rib | usage
fracture du boxeur, boxer’s fracture, boxer fracture | usage
luxation, dislocation | MeSH
luxation d’épaule, luxation de l’épaule, luxation gléno-humérale, shoulder dislocation | MeSH
lésion de Bankart, Bankart | usage
encoche de Hill-Sachs, Malgaigne, Hill-Sachs | usage
entorse, sprain | MeSH
CDR, coiffe des rotateurs, rotator cuff : supra-épineux, sus-épineux, infra-épineux, subscapulaire, sous-scapulaire | usage
supra-épineux, sus-épineux, supraspinatus | usage
infra-épineux, sous-épineux, infraspinatus | usage
subscapulaire, sous-scapulaire, subscapularis | usage
rupture de la coiffe, rupture de coiffe, rotator cuff tear | usage
SLAP, lésion SLAP, SLAP lesion | usage
capsulite, capsulite rétractile, épaule gelée, frozen shoulder, adhesive capsulitis | MeSH
BSAD, bourse sous-acromio-deltoïdienne : bursite sous-acromiale | usage
bursite, bursitis, hygroma | MeSH
tendinopathie, tendinite, tendinosis, tendinopathy : tendinopathie calcifiante, épicondylite | MeSH
ténosynovite, tenosynovitis : ténosynovite de De Quervain | MeSH
tendon d’Achille, tendon calcanéen, Achille, Achilles tendon | usage
aponévrosite plantaire, fasciite plantaire, plantar fasciitis | usage
épicondylite, épicondylalgie, tennis elbow | MeSH
épitrochléite, épicondylite médiale, golfer elbow | usage
tennis leg, rupture du gastrocnémien, lésion du gastrocnémien médial | usage
SCC, syndrome du canal carpien, canal carpien, carpal tunnel, CTS | MeSH
TFCC, complexe fibrocartilagineux triangulaire, fibrocartilage triangulaire | usage
maladie de Kienböck, Kienböck, ostéonécrose du lunatum | usage
névrome de Morton, Morton, Morton neuroma | usage
hallux valgus, bunion | MeSH
kyste synovial, kyste arthrosynovial, ganglion cyst | usage
HD, hernie discale, disc herniation, herniated disc | MeSH
discopathie, discarthrose, dégénérescence discale, degenerative disc disease, disc disease | usage
sciatique, lombosciatique, sciatalgie, sciatica | MeSH
NCB, névralgie cervico-brachiale, cervical radiculopathy | usage
lombalgie, low back pain, back pain | MeSH
canal lombaire étroit, CLR, canal lombaire rétréci, sténose lombaire, lumbar stenosis, spinal stenosis | MeSH
spondylolisthésis | MeSH
spondylolyse, lyse isthmique, spondylolysis | MeSH
spondylodiscite, spondylodiscitis, discite, infection discovertébrale | MeSH
scoliose, scoliosis | MeSH
cyphose, kyphosis | MeSH
maladie de Scheuermann, Scheuermann, dystrophie rachidienne de croissance | MeSH
ostéomyélite, ostéite, osteomyelitis | MeSH
ostéoporose, osteoporosis | MeSH
maladie de Paget, Paget, maladie osseuse de Paget | MeSH
myélome, myélome multiple, multiple myeloma, maladie de Kahler | MeSH
ostéosarcome, osteosarcoma | MeSH
sarcome d’Ewing, Ewing, Ewing sarcoma | MeSH
chondrosarcome, chondrosarcoma | MeSH
enchondrome, chondrome, enchondroma | usage
ostéochondrome, exostose, osteochondroma | MeSH
ostéome ostéoïde, osteoid osteoma | MeSH
TCG, tumeur à cellules géantes, giant cell tumor, GCT | MeSH
KOA, kyste osseux anévrismal, kyste anévrismal, ABC, aneurysmal bone cyst | MeSH
kyste osseux essentiel, kyste osseux solitaire, simple bone cyst | usage
FNO, fibrome non ossifiant, non-ossifying fibroma | usage
dysplasie fibreuse, fibrous dysplasia | MeSH
métastases osseuses, métastase osseuse, bone metastases | usage
lipome, lipoma | MeSH
liposarcome, liposarcoma | MeSH
sarcome, sarcoma : liposarcome, ostéosarcome, chondrosarcome | MeSH
SVNP, synovite villonodulaire, TGCT, PVNS | MeSH
synovite, synovitis | MeSH
PTH, prothèse totale de hanche, prothèse de hanche, hip prosthesis, hip replacement | usage
PTG, prothèse totale de genou, prothèse de genou, knee prosthesis, knee replacement | usage
prothèse, arthroplastie, prosthesis : PTH, PTG | usage`;

/** Diagnoses, abbreviations and English terms: lung, heart and vessels (`docs/search.md`). */
export const THORAX_TERMS = `
EP, embolie pulmonaire, pulmonary embolism, PE | MeSH
TVP, thrombose veineuse profonde, phlébite, thrombophlébite, DVT, deep vein thrombosis | usage
MTEV, MVTE, maladie thromboembolique veineuse, VTE : embolie pulmonaire, thrombose veineuse profonde, phlébite | MeSH
PNO, pneumothorax | usage
pneumomédiastin, pneumomediastinum, emphysème médiastinal | usage
PNP, pneumopathie, pneumonie, pneumonia : PFLA, bronchopneumonie | usage
PFLA, pneumonie franche lobaire aiguë, pneumonie franche lobaire, pneumonie lobaire, lobar pneumonia | usage
PAC, pneumopathie aiguë communautaire, pneumonie aiguë communautaire, ~CAP | usage
COVID, COVID-19, SARS-CoV-2, coronavirus | MeSH
PID, pneumopathie interstitielle diffuse, pneumopathie interstitielle, pneumonie interstitielle, interstitial lung disease, ILD : fibrose pulmonaire | usage
FPI, fibrose pulmonaire idiopathique, IPF : fibrose pulmonaire | MeSH
fibrose pulmonaire, pulmonary fibrosis : fibrose pulmonaire idiopathique | MeSH
~PIC, pneumopathie interstitielle commune, UIP, usual interstitial pneumonia | usage
PINS, pneumopathie interstitielle non spécifique, NSIP | usage
POC, pneumopathie organisée, pneumopathie organisée cryptogénique, organizing pneumonia, BOOP | usage
PHS, pneumopathie d’hypersensibilité, alvéolite allergique, hypersensitivity pneumonitis | usage
sarcoïdose, sarcoidosis, maladie de Besnier-Boeck-Schaumann | MeSH
silicose, silicosis | MeSH
asbestose, asbestosis | MeSH
amiante, asbestos : asbestose, plaques pleurales, mésothéliome | MeSH
BPCO, bronchopneumopathie chronique obstructive, COPD | MeSH
emphysème, emphysema | MeSH
DDB, dilatation des bronches, bronchectasie, bronchiectasie, bronchiectasis | MeSH
bronchiolite, bronchiolitis | MeSH
mucoviscidose, fibrose kystique, cystic fibrosis | MeSH
asthme, asthma | MeSH
OAP, œdème aigu pulmonaire, œdème aigu du poumon, œdème pulmonaire cardiogénique, pulmonary edema, pulmonary oedema : œdème pulmonaire | usage
SDRA, syndrome de détresse respiratoire aiguë, ARDS | MeSH
atélectasie, atelectasis, collapsus pulmonaire | MeSH
TB, BK, tuberculose, tuberculosis : tuberculome | MeSH
aspergillose, aspergillosis, aspergillome, aspergilloma | MeSH
pneumocystose, PCP, pneumocystis | usage
abcès pulmonaire, lung abscess | MeSH
épanchement pleural, pleural effusion, pleurésie, hydrothorax : hémothorax, empyème | MeSH
empyème, empyema, pyothorax, pleurésie purulente | MeSH
hémothorax | MeSH
mésothéliome, mesothelioma | MeSH
plaques pleurales, pleural plaques | usage
CBNPC, cancer bronchique non à petites cellules, NSCLC, carcinome bronchique non à petites cellules | MeSH
CBPC, cancer bronchique à petites cellules, SCLC, carcinome bronchique à petites cellules | MeSH
cancer bronchique, cancer du poumon, cancer pulmonaire, carcinome bronchique, néo pulmonaire, néo bronchique, K bronchique, K du poumon, K pulmonaire, lung cancer, cancer broncho-pulmonaire : CBNPC, CBPC, adénocarcinome bronchique, adénocarcinome pulmonaire | MeSH
NPS, nodule pulmonaire solitaire, nodule pulmonaire, lung nodule, pulmonary nodule | usage
verre dépoli, GGO, GGN, ground glass, opacité en verre dépoli | usage
hamartochondrome, hamartome, hamartoma | usage
lâcher de ballons, métastases pulmonaires, lung metastases, pulmonary metastases | usage
lymphangite carcinomateuse, lymphangitis carcinomatosa | usage
thymome, thymoma, tumeur thymique | MeSH
HTAP, HTP, hypertension artérielle pulmonaire, hypertension pulmonaire, pulmonary hypertension | MeSH
CPC, cœur pulmonaire chronique, cœur pulmonaire, cor pulmonale | usage
IC, insuffisance cardiaque, heart failure, CHF, décompensation cardiaque | MeSH
cardiomégalie, cardiomegaly | MeSH
IDM, infarctus du myocarde, myocardial infarction, STEMI, NSTEMI | MeSH
SCA, syndrome coronarien aigu, ACS | MeSH
coronaropathie, maladie coronaire, sténose coronaire, coronary artery disease, CAD : infarctus du myocarde | MeSH
myocardite, myocarditis | MeSH
péricardite, pericarditis | MeSH
épanchement péricardique, tamponnade, pericardial effusion : hémopéricarde | MeSH
CMH, cardiomyopathie hypertrophique, myocardiopathie hypertrophique, HCM | MeSH
CMD, cardiomyopathie dilatée, DCM | MeSH
DVDA, dysplasie arythmogène du ventricule droit, dysplasie ventriculaire droite arythmogène, ARVC | usage
amylose cardiaque, amylose, amyloidosis, cardiac amyloidosis | MeSH
CIA, communication interauriculaire, atrial septal defect | MeSH
CIV, communication interventriculaire, ventricular septal defect | MeSH
FOP, foramen ovale perméable, PFO | MeSH
RAC, RAo, rétrécissement aortique, sténose aortique, aortic stenosis | MeSH
IAo, insuffisance aortique, aortic regurgitation | MeSH
endocardite, endocarditis | MeSH
AAA, anévrisme de l’aorte abdominale, anévrysme de l’aorte abdominale, anévrisme aortique abdominal, abdominal aortic aneurysm | MeSH
ATA, anévrisme de l’aorte thoracique, anévrysme de l’aorte thoracique, thoracic aortic aneurysm | MeSH
anévrisme, anévrysme, aneurysm, anévrismal | MeSH
dissection aortique, dissection de l’aorte, aortic dissection : dissection de la crosse | MeSH
SAA, syndrome aortique aigu, acute aortic syndrome : dissection aortique, hématome intramural, ulcère pénétrant | usage
HIM, hématome intramural, intramural hematoma | usage
AOMI, artériopathie oblitérante des membres inférieurs, artérite des membres inférieurs, PAD | usage
coarctation, coarctation de l’aorte, aortic coarctation | MeSH
TSA, troncs supra-aortiques, tronc supra-aortique, supra-aortic trunks : carotide | usage
carotide, carotidien, carotid | usage
sténose carotidienne, carotid stenosis | MeSH
dissection carotidienne, dissection artérielle cervicale, cervical artery dissection, dissection vertébrale | usage
maladie de Horton, artérite à cellules géantes, artérite temporale, giant cell arteritis | MeSH
maladie de Takayasu, Takayasu | MeSH
vascularite, vasculitis : maladie de Horton, maladie de Takayasu | MeSH
varices, insuffisance veineuse, varicose veins | usage
SVCS, syndrome cave supérieur, superior vena cava syndrome | MeSH
FAV, fistule artérioveineuse, arteriovenous fistula | MeSH
fistule, fistula | MeSH
coronaires, coronaire, artères coronaires, coronary | usage
VCI, veine cave inférieure, IVC | usage
~AP, artère pulmonaire, pulmonary artery | usage
MAKP, MAKC, malformation adénomatoïde kystique, CPAM | usage`;

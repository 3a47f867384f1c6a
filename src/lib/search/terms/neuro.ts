/** Diagnoses, abbreviations and English terms: brain, spinal cord, head and neck (`docs/search.md`). */
export const NEURO_TERMS = `
AVC, accident vasculaire cérébral, accident vasculaire, stroke : infarctus cérébral, infarctus sylvien, accident ischémique, hématome intracérébral, ischémie cérébrale | MeSH
AIC, AVCI, accident ischémique cérébral, infarctus cérébral, ischémie cérébrale, cerebral infarction : infarctus sylvien, accident ischémique | MeSH
AIT, accident ischémique transitoire, TIA, transient ischemic attack | MeSH
HIC, hématome intracérébral, hémorragie intracérébrale, hématome intraparenchymateux, intracerebral hemorrhage, ICH | usage
hémorragie intracrânienne, intracranial hemorrhage : hématome intracérébral, hématome sous-dural, hématome extradural, hémorragie méningée | MeSH
HSD, hématome sous-dural, subdural hematoma, SDH | MeSH
HED, hématome extradural, hématome épidural, epidural hematoma, EDH | usage
HSA, hémorragie sous-arachnoïdienne, hémorragie méningée, subarachnoid hemorrhage, SAH | MeSH
TVC, thrombose veineuse cérébrale, thrombophlébite cérébrale, cerebral venous thrombosis, CVT, CVST | usage
anévrisme intracrânien, anévrysme cérébral, anévrisme cérébral, intracranial aneurysm | MeSH
MAV, malformation artérioveineuse, AVM, arteriovenous malformation | MeSH
cavernome, angiome caverneux, cavernous malformation, cavernoma | usage
DVA, anomalie veineuse de développement, développement veineux anormal, developmental venous anomaly | usage
fistule durale, fistule artérioveineuse durale, FAVD, dural fistula | usage
SEP, sclérose en plaques, multiple sclerosis | MeSH
NMO, NMOSD, maladie de Devic, neuromyélite optique, neuromyelitis optica | MeSH
NORB, névrite optique, neuropathie optique rétrobulbaire, optic neuritis | usage
ADEM, EMAD, encéphalomyélite aiguë disséminée | MeSH
LEMP, leucoencéphalopathie multifocale progressive, PML | MeSH
~PRES, syndrome d’encéphalopathie postérieure réversible, encéphalopathie postérieure réversible | usage
SVCR, syndrome de vasoconstriction cérébrale réversible, RCVS | usage
SLA, sclérose latérale amyotrophique, ALS | MeSH
maladie d’Alzheimer, Alzheimer, Alzheimer disease | MeSH
DFT, démence frontotemporale, dégénérescence lobaire frontotemporale, DLFT, FTD | usage
démence, dementia : Alzheimer, démence frontotemporale | MeSH
HPN, hydrocéphalie à pression normale, NPH | MeSH
hydrocéphalie, hydrocephalus : hydrocéphalie à pression normale | MeSH
HTIC, hypertension intracrânienne, intracranial hypertension | MeSH
GB, GBM, glioblastome, glioblastoma | MeSH
gliome, glioma : astrocytome, oligodendrogliome, glioblastome, épendymome | MeSH
méningiome, meningioma | MeSH
schwannome, neurinome, schwannoma, neurinoma | usage
schwannome vestibulaire, neurinome de l’acoustique, neurinome du VIII, acoustic neuroma, vestibular schwannoma | usage
médulloblastome, medulloblastoma | MeSH
craniopharyngiome, craniopharyngioma | MeSH
adénome hypophysaire, adénome de l’hypophyse, macroadénome, microadénome, pituitary adenoma, PitNET : prolactinome | usage
hypophyse, hypophysaire, pituitary, sellaire | usage
lymphome cérébral, lymphome cérébral primitif, LCP cérébral, PCNSL | usage
métastase cérébrale, métastases cérébrales, brain metastasis, brain metastases | usage
kyste arachnoïdien, arachnoid cyst | usage
kyste colloïde, colloid cyst | usage
kyste épidermoïde, épidermoïde, epidermoid cyst | usage
abcès cérébral, brain abscess | MeSH
encéphalite, encephalitis | MeSH
encéphalite herpétique, HSV encephalitis, herpes encephalitis | usage
méningite, meningitis | MeSH
SHM, sclérose hippocampique, sclérose mésiale temporale, mesial temporal sclerosis | usage
épilepsie, comitialité, epilepsy, seizure, crise comitiale | MeSH
LMMS, leucopathie, leucoaraïose, leukoaraiosis, maladie des petits vaisseaux, small vessel disease | usage
AAC, angiopathie amyloïde cérébrale, angiopathie amyloïde, CAA | usage
TC, traumatisme crânien, head injury, TBI | usage
LAD, lésions axonales diffuses, diffuse axonal injury | usage
engagement cérébral, brain herniation | usage
malformation de Chiari, Arnold-Chiari, Chiari malformation, Chiari | MeSH
syringomyélie, cavité syringomyélique, syrinx | MeSH
myélite, myelitis | MeSH
myélopathie cervicarthrosique, cervical myelopathy | usage
canal cervical étroit, CCE, cervical stenosis | usage
cervicarthrose, arthrose cervicale, cervical spondylosis, cervical osteoarthritis | MeSH
compression médullaire, spinal cord compression | MeSH
moelle épinière, moelle, médullaire, spinal cord | usage
syndrome de la queue de cheval, queue de cheval, cauda equina | usage
neurofibromatose, NF1, Recklinghausen, neurofibromatosis | MeSH
STB, sclérose tubéreuse de Bourneville, sclérose tubéreuse, tuberous sclerosis | MeSH
VHL, von Hippel-Lindau, hémangioblastome, hemangioblastoma | usage
agénésie du corps calleux, corpus callosum agenesis | usage
sinusite, rhinosinusite, sinusitis | MeSH
polypose nasosinusienne, polypose nasale, nasal polyps | usage
mucocèle | MeSH
otite moyenne chronique, OMC, chronic otitis media | usage
cholestéatome, cholesteatoma | MeSH
otospongiose, otosclérose, otosclerosis | MeSH
rocher, os temporal, temporal bone, pétreux, rochers | usage
mastoïdite, mastoiditis | MeSH
ATM, articulation temporo-mandibulaire, TMJ, temporomandibular joint | MeSH
parotide, parotidien, parotid | usage
glandes salivaires, glande salivaire, salivary gland : parotide, sous-mandibulaire | usage
sialolithiase, lithiase salivaire, sialolithiasis | usage
adénome pléomorphe, pleomorphic adenoma | usage
cavum, rhinopharynx, nasopharynx : carcinome du cavum | usage
UCNT, carcinome indifférencié du nasopharynx, carcinome du cavum | usage
VADS, voies aérodigestives supérieures | usage
orbite, orbitaire, orbit : exophtalmie | usage
exophtalmie, exophthalmos, orbitopathie dysthyroïdienne, orbitopathie de Basedow | MeSH
goitre, goiter, goitre multinodulaire, GMN | MeSH
HPT, hyperparathyroïdie, hyperparathyroidism : adénome parathyroïdien | MeSH
adénome parathyroïdien, parathyroid adenoma | usage`;

//# packages/chunk-C5NYTGTY
(function(J,K,F){var h=Object.defineProperty,H=Object.getOwnPropertyDescriptor,D=Object.getOwnPropertyNames,R=Object.prototype.
hasOwnProperty,V=(n,_)=>{for(var s in _)h(n,s,{get:_[s],enumerable:!0})},X=(n,_,s,u)=>{if(_&&typeof _=="object"||typeof _==
"function")for(let l of D(_))!R.call(n,l)&&l!==s&&h(n,l,{get:()=>_[l],enumerable:!(u=H(_,l))||u.enumerable});return n},L=n=>X(
h({},"__esModule",{value:!0}),n),I={};V(I,{a:()=>P,b:()=>O,c:()=>B}),J.exports=L(I);var g=K("packages/chunk-IYWUY3VA"),P=(0,g.
b)(n=>{"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.Signature=n.Envelope=void 0,n.Envelope={fromJSON(l){
return{payload:u(l.payload)?Buffer.from(_(l.payload)):Buffer.alloc(0),payloadType:u(l.payloadType)?globalThis.String(l.payloadType):
"",signatures:globalThis.Array.isArray(l?.signatures)?l.signatures.map(t=>n.Signature.fromJSON(t)):[]}},toJSON(l){let t={};
return l.payload.length!==0&&(t.payload=s(l.payload)),l.payloadType!==""&&(t.payloadType=l.payloadType),l.signatures?.length&&
(t.signatures=l.signatures.map(e=>n.Signature.toJSON(e))),t}},n.Signature={fromJSON(l){return{sig:u(l.sig)?Buffer.from(_(
l.sig)):Buffer.alloc(0),keyid:u(l.keyid)?globalThis.String(l.keyid):""}},toJSON(l){let t={};return l.sig.length!==0&&(t.
sig=s(l.sig)),l.keyid!==""&&(t.keyid=l.keyid),t}};function _(l){return Uint8Array.from(globalThis.Buffer.from(l,"base64"))}
function s(l){return globalThis.Buffer.from(l).toString("base64")}function u(l){return l!=null}}),M=(0,g.b)(n=>{"use str\
ict";Object.defineProperty(n,"__esModule",{value:!0}),n.Timestamp=void 0,n.Timestamp={fromJSON(s){return{seconds:_(s.seconds)?
globalThis.String(s.seconds):"0",nanos:_(s.nanos)?globalThis.Number(s.nanos):0}},toJSON(s){let u={};return s.seconds!=="\
0"&&(u.seconds=s.seconds),s.nanos!==0&&(u.nanos=Math.round(s.nanos)),u}};function _(s){return s!=null}}),O=(0,g.b)(n=>{"\
use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.TimeRange=n.X509CertificateChain=n.SubjectAlternativeName=
n.X509Certificate=n.DistinguishedName=n.ObjectIdentifierValuePair=n.ObjectIdentifier=n.PublicKeyIdentifier=n.PublicKey=n.
RFC3161SignedTimestamp=n.LogId=n.MessageSignature=n.HashOutput=n.SubjectAlternativeNameType=n.PublicKeyDetails=n.HashAlgorithm=
void 0,n.hashAlgorithmFromJSON=u,n.hashAlgorithmToJSON=l,n.publicKeyDetailsFromJSON=e,n.publicKeyDetailsToJSON=r,n.subjectAlternativeNameTypeFromJSON=
m,n.subjectAlternativeNameTypeToJSON=C;var _=M(),s;(function(o){o[o.HASH_ALGORITHM_UNSPECIFIED=0]="HASH_ALGORITHM_UNSPEC\
IFIED",o[o.SHA2_256=1]="SHA2_256",o[o.SHA2_384=2]="SHA2_384",o[o.SHA2_512=3]="SHA2_512",o[o.SHA3_256=4]="SHA3_256",o[o.SHA3_384=
5]="SHA3_384"})(s||(n.HashAlgorithm=s={}));function u(o){switch(o){case 0:case"HASH_ALGORITHM_UNSPECIFIED":return s.HASH_ALGORITHM_UNSPECIFIED;case 1:case"\
SHA2_256":return s.SHA2_256;case 2:case"SHA2_384":return s.SHA2_384;case 3:case"SHA2_512":return s.SHA2_512;case 4:case"\
SHA3_256":return s.SHA3_256;case 5:case"SHA3_384":return s.SHA3_384;default:throw new globalThis.Error("Unrecognized enu\
m value "+o+" for enum HashAlgorithm")}}function l(o){switch(o){case s.HASH_ALGORITHM_UNSPECIFIED:return"HASH_ALGORITHM_\
UNSPECIFIED";case s.SHA2_256:return"SHA2_256";case s.SHA2_384:return"SHA2_384";case s.SHA2_512:return"SHA2_512";case s.SHA3_256:
return"SHA3_256";case s.SHA3_384:return"SHA3_384";default:throw new globalThis.Error("Unrecognized enum value "+o+" for \
enum HashAlgorithm")}}var t;(function(o){o[o.PUBLIC_KEY_DETAILS_UNSPECIFIED=0]="PUBLIC_KEY_DETAILS_UNSPECIFIED",o[o.PKCS1_RSA_PKCS1V5=
1]="PKCS1_RSA_PKCS1V5",o[o.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",o[o.PKIX_RSA_PKCS1V5=3]="PKIX_RSA_PKCS1V5",o[o.PKIX_RSA_PSS=
4]="PKIX_RSA_PSS",o[o.PKIX_RSA_PKCS1V15_2048_SHA256=9]="PKIX_RSA_PKCS1V15_2048_SHA256",o[o.PKIX_RSA_PKCS1V15_3072_SHA256=
10]="PKIX_RSA_PKCS1V15_3072_SHA256",o[o.PKIX_RSA_PKCS1V15_4096_SHA256=11]="PKIX_RSA_PKCS1V15_4096_SHA256",o[o.PKIX_RSA_PSS_2048_SHA256=
16]="PKIX_RSA_PSS_2048_SHA256",o[o.PKIX_RSA_PSS_3072_SHA256=17]="PKIX_RSA_PSS_3072_SHA256",o[o.PKIX_RSA_PSS_4096_SHA256=
18]="PKIX_RSA_PSS_4096_SHA256",o[o.PKIX_ECDSA_P256_HMAC_SHA_256=6]="PKIX_ECDSA_P256_HMAC_SHA_256",o[o.PKIX_ECDSA_P256_SHA_256=
5]="PKIX_ECDSA_P256_SHA_256",o[o.PKIX_ECDSA_P384_SHA_384=12]="PKIX_ECDSA_P384_SHA_384",o[o.PKIX_ECDSA_P521_SHA_512=13]="\
PKIX_ECDSA_P521_SHA_512",o[o.PKIX_ED25519=7]="PKIX_ED25519",o[o.PKIX_ED25519_PH=8]="PKIX_ED25519_PH",o[o.PKIX_ECDSA_P384_SHA_256=
19]="PKIX_ECDSA_P384_SHA_256",o[o.PKIX_ECDSA_P521_SHA_256=20]="PKIX_ECDSA_P521_SHA_256",o[o.LMS_SHA256=14]="LMS_SHA256",
o[o.LMOTS_SHA256=15]="LMOTS_SHA256",o[o.ML_DSA_44=23]="ML_DSA_44",o[o.ML_DSA_65=21]="ML_DSA_65",o[o.ML_DSA_87=22]="ML_DS\
A_87"})(t||(n.PublicKeyDetails=t={}));function e(o){switch(o){case 0:case"PUBLIC_KEY_DETAILS_UNSPECIFIED":return t.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"\
PKCS1_RSA_PKCS1V5":return t.PKCS1_RSA_PKCS1V5;case 2:case"PKCS1_RSA_PSS":return t.PKCS1_RSA_PSS;case 3:case"PKIX_RSA_PKC\
S1V5":return t.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":return t.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA25\
6":return t.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"PKIX_RSA_PKCS1V15_3072_SHA256":return t.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"\
PKIX_RSA_PKCS1V15_4096_SHA256":return t.PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"PKIX_RSA_PSS_2048_SHA256":return t.PKIX_RSA_PSS_2048_SHA256;case 17:case"\
PKIX_RSA_PSS_3072_SHA256":return t.PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4096_SHA256":return t.PKIX_RSA_PSS_4096_SHA256;case 6:case"\
PKIX_ECDSA_P256_HMAC_SHA_256":return t.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"PKIX_ECDSA_P256_SHA_256":return t.PKIX_ECDSA_P256_SHA_256;case 12:case"\
PKIX_ECDSA_P384_SHA_384":return t.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SHA_512":return t.PKIX_ECDSA_P521_SHA_512;case 7:case"\
PKIX_ED25519":return t.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return t.PKIX_ED25519_PH;case 19:case"PKIX_ECDSA_P384_S\
HA_256":return t.PKIX_ECDSA_P384_SHA_256;case 20:case"PKIX_ECDSA_P521_SHA_256":return t.PKIX_ECDSA_P521_SHA_256;case 14:case"\
LMS_SHA256":return t.LMS_SHA256;case 15:case"LMOTS_SHA256":return t.LMOTS_SHA256;case 23:case"ML_DSA_44":return t.ML_DSA_44;case 21:case"\
ML_DSA_65":return t.ML_DSA_65;case 22:case"ML_DSA_87":return t.ML_DSA_87;default:throw new globalThis.Error("Unrecognize\
d enum value "+o+" for enum PublicKeyDetails")}}function r(o){switch(o){case t.PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUB\
LIC_KEY_DETAILS_UNSPECIFIED";case t.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case t.PKCS1_RSA_PSS:return"PKCS1_RSA_PS\
S";case t.PKIX_RSA_PKCS1V5:return"PKIX_RSA_PKCS1V5";case t.PKIX_RSA_PSS:return"PKIX_RSA_PSS";case t.PKIX_RSA_PKCS1V15_2048_SHA256:
return"PKIX_RSA_PKCS1V15_2048_SHA256";case t.PKIX_RSA_PKCS1V15_3072_SHA256:return"PKIX_RSA_PKCS1V15_3072_SHA256";case t.
PKIX_RSA_PKCS1V15_4096_SHA256:return"PKIX_RSA_PKCS1V15_4096_SHA256";case t.PKIX_RSA_PSS_2048_SHA256:return"PKIX_RSA_PSS_\
2048_SHA256";case t.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case t.PKIX_RSA_PSS_4096_SHA256:return"PKI\
X_RSA_PSS_4096_SHA256";case t.PKIX_ECDSA_P256_HMAC_SHA_256:return"PKIX_ECDSA_P256_HMAC_SHA_256";case t.PKIX_ECDSA_P256_SHA_256:
return"PKIX_ECDSA_P256_SHA_256";case t.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_384";case t.PKIX_ECDSA_P521_SHA_512:
return"PKIX_ECDSA_P521_SHA_512";case t.PKIX_ED25519:return"PKIX_ED25519";case t.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case t.
PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case t.PKIX_ECDSA_P521_SHA_256:return"PKIX_ECDSA_P521_SHA_256";case t.
LMS_SHA256:return"LMS_SHA256";case t.LMOTS_SHA256:return"LMOTS_SHA256";case t.ML_DSA_44:return"ML_DSA_44";case t.ML_DSA_65:
return"ML_DSA_65";case t.ML_DSA_87:return"ML_DSA_87";default:throw new globalThis.Error("Unrecognized enum value "+o+" f\
or enum PublicKeyDetails")}}var i;(function(o){o[o.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=0]="SUBJECT_ALTERNATIVE_NAM\
E_TYPE_UNSPECIFIED",o[o.EMAIL=1]="EMAIL",o[o.URI=2]="URI",o[o.OTHER_NAME=3]="OTHER_NAME"})(i||(n.SubjectAlternativeNameType=
i={}));function m(o){switch(o){case 0:case"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return i.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"\
EMAIL":return i.EMAIL;case 2:case"URI":return i.URI;case 3:case"OTHER_NAME":return i.OTHER_NAME;default:throw new globalThis.
Error("Unrecognized enum value "+o+" for enum SubjectAlternativeNameType")}}function C(o){switch(o){case i.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:
return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case i.EMAIL:return"EMAIL";case i.URI:return"URI";case i.OTHER_NAME:return"\
OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+o+" for enum SubjectAlternativeNameType")}}n.HashOutput=
{fromJSON(o){return{algorithm:d(o.algorithm)?u(o.algorithm):0,digest:d(o.digest)?Buffer.from(A(o.digest)):Buffer.alloc(0)}},
toJSON(o){let S={};return o.algorithm!==0&&(S.algorithm=l(o.algorithm)),o.digest.length!==0&&(S.digest=p(o.digest)),S}},
n.MessageSignature={fromJSON(o){return{messageDigest:d(o.messageDigest)?n.HashOutput.fromJSON(o.messageDigest):void 0,signature:d(
o.signature)?Buffer.from(A(o.signature)):Buffer.alloc(0)}},toJSON(o){let S={};return o.messageDigest!==void 0&&(S.messageDigest=
n.HashOutput.toJSON(o.messageDigest)),o.signature.length!==0&&(S.signature=p(o.signature)),S}},n.LogId={fromJSON(o){return{
keyId:d(o.keyId)?Buffer.from(A(o.keyId)):Buffer.alloc(0)}},toJSON(o){let S={};return o.keyId.length!==0&&(S.keyId=p(o.keyId)),
S}},n.RFC3161SignedTimestamp={fromJSON(o){return{signedTimestamp:d(o.signedTimestamp)?Buffer.from(A(o.signedTimestamp)):
Buffer.alloc(0)}},toJSON(o){let S={};return o.signedTimestamp.length!==0&&(S.signedTimestamp=p(o.signedTimestamp)),S}},n.
PublicKey={fromJSON(o){return{rawBytes:d(o.rawBytes)?Buffer.from(A(o.rawBytes)):void 0,keyDetails:d(o.keyDetails)?e(o.keyDetails):
0,validFor:d(o.validFor)?n.TimeRange.fromJSON(o.validFor):void 0}},toJSON(o){let S={};return o.rawBytes!==void 0&&(S.rawBytes=
p(o.rawBytes)),o.keyDetails!==0&&(S.keyDetails=r(o.keyDetails)),o.validFor!==void 0&&(S.validFor=n.TimeRange.toJSON(o.validFor)),
S}},n.PublicKeyIdentifier={fromJSON(o){return{hint:d(o.hint)?globalThis.String(o.hint):""}},toJSON(o){let S={};return o.
hint!==""&&(S.hint=o.hint),S}},n.ObjectIdentifier={fromJSON(o){return{id:globalThis.Array.isArray(o?.id)?o.id.map(S=>globalThis.
Number(S)):[]}},toJSON(o){let S={};return o.id?.length&&(S.id=o.id.map(N=>Math.round(N))),S}},n.ObjectIdentifierValuePair=
{fromJSON(o){return{oid:d(o.oid)?n.ObjectIdentifier.fromJSON(o.oid):void 0,value:d(o.value)?Buffer.from(A(o.value)):Buffer.
alloc(0)}},toJSON(o){let S={};return o.oid!==void 0&&(S.oid=n.ObjectIdentifier.toJSON(o.oid)),o.value.length!==0&&(S.value=
p(o.value)),S}},n.DistinguishedName={fromJSON(o){return{organization:d(o.organization)?globalThis.String(o.organization):
"",commonName:d(o.commonName)?globalThis.String(o.commonName):""}},toJSON(o){let S={};return o.organization!==""&&(S.organization=
o.organization),o.commonName!==""&&(S.commonName=o.commonName),S}},n.X509Certificate={fromJSON(o){return{rawBytes:d(o.rawBytes)?
Buffer.from(A(o.rawBytes)):Buffer.alloc(0)}},toJSON(o){let S={};return o.rawBytes.length!==0&&(S.rawBytes=p(o.rawBytes)),
S}},n.SubjectAlternativeName={fromJSON(o){return{type:d(o.type)?m(o.type):0,identity:d(o.regexp)?{$case:"regexp",regexp:globalThis.
String(o.regexp)}:d(o.value)?{$case:"value",value:globalThis.String(o.value)}:void 0}},toJSON(o){let S={};return o.type!==
0&&(S.type=C(o.type)),o.identity?.$case==="regexp"?S.regexp=o.identity.regexp:o.identity?.$case==="value"&&(S.value=o.identity.
value),S}},n.X509CertificateChain={fromJSON(o){return{certificates:globalThis.Array.isArray(o?.certificates)?o.certificates.
map(S=>n.X509Certificate.fromJSON(S)):[]}},toJSON(o){let S={};return o.certificates?.length&&(S.certificates=o.certificates.
map(N=>n.X509Certificate.toJSON(N))),S}},n.TimeRange={fromJSON(o){return{start:d(o.start)?E(o.start):void 0,end:d(o.end)?
E(o.end):void 0}},toJSON(o){let S={};return o.start!==void 0&&(S.start=o.start.toISOString()),o.end!==void 0&&(S.end=o.end.
toISOString()),S}};function A(o){return Uint8Array.from(globalThis.Buffer.from(o,"base64"))}function p(o){return globalThis.
Buffer.from(o).toString("base64")}function k(o){let S=(globalThis.Number(o.seconds)||0)*1e3;return S+=(o.nanos||0)/1e6,new globalThis.
Date(S)}function E(o){return o instanceof globalThis.Date?o:typeof o=="string"?new globalThis.Date(o):k(_.Timestamp.fromJSON(
o))}function d(o){return o!=null}}),T=(0,g.b)(n=>{"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.TransparencyLogEntry=
n.InclusionPromise=n.InclusionProof=n.Checkpoint=n.KindVersion=void 0;var _=O();n.KindVersion={fromJSON(t){return{kind:l(
t.kind)?globalThis.String(t.kind):"",version:l(t.version)?globalThis.String(t.version):""}},toJSON(t){let e={};return t.
kind!==""&&(e.kind=t.kind),t.version!==""&&(e.version=t.version),e}},n.Checkpoint={fromJSON(t){return{envelope:l(t.envelope)?
globalThis.String(t.envelope):""}},toJSON(t){let e={};return t.envelope!==""&&(e.envelope=t.envelope),e}},n.InclusionProof=
{fromJSON(t){return{logIndex:l(t.logIndex)?globalThis.String(t.logIndex):"0",rootHash:l(t.rootHash)?Buffer.from(s(t.rootHash)):
Buffer.alloc(0),treeSize:l(t.treeSize)?globalThis.String(t.treeSize):"0",hashes:globalThis.Array.isArray(t?.hashes)?t.hashes.
map(e=>Buffer.from(s(e))):[],checkpoint:l(t.checkpoint)?n.Checkpoint.fromJSON(t.checkpoint):void 0}},toJSON(t){let e={};
return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.rootHash.length!==0&&(e.rootHash=u(t.rootHash)),t.treeSize!=="0"&&(e.
treeSize=t.treeSize),t.hashes?.length&&(e.hashes=t.hashes.map(r=>u(r))),t.checkpoint!==void 0&&(e.checkpoint=n.Checkpoint.
toJSON(t.checkpoint)),e}},n.InclusionPromise={fromJSON(t){return{signedEntryTimestamp:l(t.signedEntryTimestamp)?Buffer.from(
s(t.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(t){let e={};return t.signedEntryTimestamp.length!==0&&(e.signedEntryTimestamp=
u(t.signedEntryTimestamp)),e}},n.TransparencyLogEntry={fromJSON(t){return{logIndex:l(t.logIndex)?globalThis.String(t.logIndex):
"0",logId:l(t.logId)?_.LogId.fromJSON(t.logId):void 0,kindVersion:l(t.kindVersion)?n.KindVersion.fromJSON(t.kindVersion):
void 0,integratedTime:l(t.integratedTime)?globalThis.String(t.integratedTime):"0",inclusionPromise:l(t.inclusionPromise)?
n.InclusionPromise.fromJSON(t.inclusionPromise):void 0,inclusionProof:l(t.inclusionProof)?n.InclusionProof.fromJSON(t.inclusionProof):
void 0,canonicalizedBody:l(t.canonicalizedBody)?Buffer.from(s(t.canonicalizedBody)):Buffer.alloc(0)}},toJSON(t){let e={};
return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.logId!==void 0&&(e.logId=_.LogId.toJSON(t.logId)),t.kindVersion!==void 0&&
(e.kindVersion=n.KindVersion.toJSON(t.kindVersion)),t.integratedTime!=="0"&&(e.integratedTime=t.integratedTime),t.inclusionPromise!==
void 0&&(e.inclusionPromise=n.InclusionPromise.toJSON(t.inclusionPromise)),t.inclusionProof!==void 0&&(e.inclusionProof=
n.InclusionProof.toJSON(t.inclusionProof)),t.canonicalizedBody.length!==0&&(e.canonicalizedBody=u(t.canonicalizedBody)),
e}};function s(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}function u(t){return globalThis.Buffer.from(
t).toString("base64")}function l(t){return t!=null}}),y=(0,g.b)(n=>{"use strict";Object.defineProperty(n,"__esModule",{value:!0}),
n.Bundle=n.VerificationMaterial=n.TimestampVerificationData=void 0;var _=P(),s=O(),u=T();n.TimestampVerificationData={fromJSON(t){
return{rfc3161Timestamps:globalThis.Array.isArray(t?.rfc3161Timestamps)?t.rfc3161Timestamps.map(e=>s.RFC3161SignedTimestamp.
fromJSON(e)):[]}},toJSON(t){let e={};return t.rfc3161Timestamps?.length&&(e.rfc3161Timestamps=t.rfc3161Timestamps.map(r=>s.
RFC3161SignedTimestamp.toJSON(r))),e}},n.VerificationMaterial={fromJSON(t){return{content:l(t.publicKey)?{$case:"publicK\
ey",publicKey:s.PublicKeyIdentifier.fromJSON(t.publicKey)}:l(t.x509CertificateChain)?{$case:"x509CertificateChain",x509CertificateChain:s.
X509CertificateChain.fromJSON(t.x509CertificateChain)}:l(t.certificate)?{$case:"certificate",certificate:s.X509Certificate.
fromJSON(t.certificate)}:void 0,tlogEntries:globalThis.Array.isArray(t?.tlogEntries)?t.tlogEntries.map(e=>u.TransparencyLogEntry.
fromJSON(e)):[],timestampVerificationData:l(t.timestampVerificationData)?n.TimestampVerificationData.fromJSON(t.timestampVerificationData):
void 0}},toJSON(t){let e={};return t.content?.$case==="publicKey"?e.publicKey=s.PublicKeyIdentifier.toJSON(t.content.publicKey):
t.content?.$case==="x509CertificateChain"?e.x509CertificateChain=s.X509CertificateChain.toJSON(t.content.x509CertificateChain):
t.content?.$case==="certificate"&&(e.certificate=s.X509Certificate.toJSON(t.content.certificate)),t.tlogEntries?.length&&
(e.tlogEntries=t.tlogEntries.map(r=>u.TransparencyLogEntry.toJSON(r))),t.timestampVerificationData!==void 0&&(e.timestampVerificationData=
n.TimestampVerificationData.toJSON(t.timestampVerificationData)),e}},n.Bundle={fromJSON(t){return{mediaType:l(t.mediaType)?
globalThis.String(t.mediaType):"",verificationMaterial:l(t.verificationMaterial)?n.VerificationMaterial.fromJSON(t.verificationMaterial):
void 0,content:l(t.messageSignature)?{$case:"messageSignature",messageSignature:s.MessageSignature.fromJSON(t.messageSignature)}:
l(t.dsseEnvelope)?{$case:"dsseEnvelope",dsseEnvelope:_.Envelope.fromJSON(t.dsseEnvelope)}:void 0}},toJSON(t){let e={};return t.
mediaType!==""&&(e.mediaType=t.mediaType),t.verificationMaterial!==void 0&&(e.verificationMaterial=n.VerificationMaterial.
toJSON(t.verificationMaterial)),t.content?.$case==="messageSignature"?e.messageSignature=s.MessageSignature.toJSON(t.content.
messageSignature):t.content?.$case==="dsseEnvelope"&&(e.dsseEnvelope=_.Envelope.toJSON(t.content.dsseEnvelope)),e}};function l(t){
return t!=null}}),v=(0,g.b)(n=>{"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.ClientTrustConfig=n.ServiceConfiguration=
n.Service=n.SigningConfig=n.TrustedRoot=n.CertificateAuthority=n.TransparencyLogInstance=n.ServiceSelector=void 0,n.serviceSelectorFromJSON=
u,n.serviceSelectorToJSON=l;var _=O(),s;(function(e){e[e.SERVICE_SELECTOR_UNDEFINED=0]="SERVICE_SELECTOR_UNDEFINED",e[e.
ALL=1]="ALL",e[e.ANY=2]="ANY",e[e.EXACT=3]="EXACT"})(s||(n.ServiceSelector=s={}));function u(e){switch(e){case 0:case"SE\
RVICE_SELECTOR_UNDEFINED":return s.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return s.ALL;case 2:case"ANY":return s.ANY;case 3:case"\
EXACT":return s.EXACT;default:throw new globalThis.Error("Unrecognized enum value "+e+" for enum ServiceSelector")}}function l(e){
switch(e){case s.SERVICE_SELECTOR_UNDEFINED:return"SERVICE_SELECTOR_UNDEFINED";case s.ALL:return"ALL";case s.ANY:return"\
ANY";case s.EXACT:return"EXACT";default:throw new globalThis.Error("Unrecognized enum value "+e+" for enum ServiceSelect\
or")}}n.TransparencyLogInstance={fromJSON(e){return{baseUrl:t(e.baseUrl)?globalThis.String(e.baseUrl):"",hashAlgorithm:t(
e.hashAlgorithm)?(0,_.hashAlgorithmFromJSON)(e.hashAlgorithm):0,publicKey:t(e.publicKey)?_.PublicKey.fromJSON(e.publicKey):
void 0,logId:t(e.logId)?_.LogId.fromJSON(e.logId):void 0,checkpointKeyId:t(e.checkpointKeyId)?_.LogId.fromJSON(e.checkpointKeyId):
void 0,operator:t(e.operator)?globalThis.String(e.operator):""}},toJSON(e){let r={};return e.baseUrl!==""&&(r.baseUrl=e.
baseUrl),e.hashAlgorithm!==0&&(r.hashAlgorithm=(0,_.hashAlgorithmToJSON)(e.hashAlgorithm)),e.publicKey!==void 0&&(r.publicKey=
_.PublicKey.toJSON(e.publicKey)),e.logId!==void 0&&(r.logId=_.LogId.toJSON(e.logId)),e.checkpointKeyId!==void 0&&(r.checkpointKeyId=
_.LogId.toJSON(e.checkpointKeyId)),e.operator!==""&&(r.operator=e.operator),r}},n.CertificateAuthority={fromJSON(e){return{
subject:t(e.subject)?_.DistinguishedName.fromJSON(e.subject):void 0,uri:t(e.uri)?globalThis.String(e.uri):"",certChain:t(
e.certChain)?_.X509CertificateChain.fromJSON(e.certChain):void 0,validFor:t(e.validFor)?_.TimeRange.fromJSON(e.validFor):
void 0,operator:t(e.operator)?globalThis.String(e.operator):""}},toJSON(e){let r={};return e.subject!==void 0&&(r.subject=
_.DistinguishedName.toJSON(e.subject)),e.uri!==""&&(r.uri=e.uri),e.certChain!==void 0&&(r.certChain=_.X509CertificateChain.
toJSON(e.certChain)),e.validFor!==void 0&&(r.validFor=_.TimeRange.toJSON(e.validFor)),e.operator!==""&&(r.operator=e.operator),
r}},n.TrustedRoot={fromJSON(e){return{mediaType:t(e.mediaType)?globalThis.String(e.mediaType):"",tlogs:globalThis.Array.
isArray(e?.tlogs)?e.tlogs.map(r=>n.TransparencyLogInstance.fromJSON(r)):[],certificateAuthorities:globalThis.Array.isArray(
e?.certificateAuthorities)?e.certificateAuthorities.map(r=>n.CertificateAuthority.fromJSON(r)):[],ctlogs:globalThis.Array.
isArray(e?.ctlogs)?e.ctlogs.map(r=>n.TransparencyLogInstance.fromJSON(r)):[],timestampAuthorities:globalThis.Array.isArray(
e?.timestampAuthorities)?e.timestampAuthorities.map(r=>n.CertificateAuthority.fromJSON(r)):[]}},toJSON(e){let r={};return e.
mediaType!==""&&(r.mediaType=e.mediaType),e.tlogs?.length&&(r.tlogs=e.tlogs.map(i=>n.TransparencyLogInstance.toJSON(i))),
e.certificateAuthorities?.length&&(r.certificateAuthorities=e.certificateAuthorities.map(i=>n.CertificateAuthority.toJSON(
i))),e.ctlogs?.length&&(r.ctlogs=e.ctlogs.map(i=>n.TransparencyLogInstance.toJSON(i))),e.timestampAuthorities?.length&&(r.
timestampAuthorities=e.timestampAuthorities.map(i=>n.CertificateAuthority.toJSON(i))),r}},n.SigningConfig={fromJSON(e){return{
mediaType:t(e.mediaType)?globalThis.String(e.mediaType):"",caUrls:globalThis.Array.isArray(e?.caUrls)?e.caUrls.map(r=>n.
Service.fromJSON(r)):[],oidcUrls:globalThis.Array.isArray(e?.oidcUrls)?e.oidcUrls.map(r=>n.Service.fromJSON(r)):[],rekorTlogUrls:globalThis.
Array.isArray(e?.rekorTlogUrls)?e.rekorTlogUrls.map(r=>n.Service.fromJSON(r)):[],rekorTlogConfig:t(e.rekorTlogConfig)?n.
ServiceConfiguration.fromJSON(e.rekorTlogConfig):void 0,tsaUrls:globalThis.Array.isArray(e?.tsaUrls)?e.tsaUrls.map(r=>n.
Service.fromJSON(r)):[],tsaConfig:t(e.tsaConfig)?n.ServiceConfiguration.fromJSON(e.tsaConfig):void 0}},toJSON(e){let r={};
return e.mediaType!==""&&(r.mediaType=e.mediaType),e.caUrls?.length&&(r.caUrls=e.caUrls.map(i=>n.Service.toJSON(i))),e.oidcUrls?.
length&&(r.oidcUrls=e.oidcUrls.map(i=>n.Service.toJSON(i))),e.rekorTlogUrls?.length&&(r.rekorTlogUrls=e.rekorTlogUrls.map(
i=>n.Service.toJSON(i))),e.rekorTlogConfig!==void 0&&(r.rekorTlogConfig=n.ServiceConfiguration.toJSON(e.rekorTlogConfig)),
e.tsaUrls?.length&&(r.tsaUrls=e.tsaUrls.map(i=>n.Service.toJSON(i))),e.tsaConfig!==void 0&&(r.tsaConfig=n.ServiceConfiguration.
toJSON(e.tsaConfig)),r}},n.Service={fromJSON(e){return{url:t(e.url)?globalThis.String(e.url):"",majorApiVersion:t(e.majorApiVersion)?
globalThis.Number(e.majorApiVersion):0,validFor:t(e.validFor)?_.TimeRange.fromJSON(e.validFor):void 0,operator:t(e.operator)?
globalThis.String(e.operator):""}},toJSON(e){let r={};return e.url!==""&&(r.url=e.url),e.majorApiVersion!==0&&(r.majorApiVersion=
Math.round(e.majorApiVersion)),e.validFor!==void 0&&(r.validFor=_.TimeRange.toJSON(e.validFor)),e.operator!==""&&(r.operator=
e.operator),r}},n.ServiceConfiguration={fromJSON(e){return{selector:t(e.selector)?u(e.selector):0,count:t(e.count)?globalThis.
Number(e.count):0}},toJSON(e){let r={};return e.selector!==0&&(r.selector=l(e.selector)),e.count!==0&&(r.count=Math.round(
e.count)),r}},n.ClientTrustConfig={fromJSON(e){return{mediaType:t(e.mediaType)?globalThis.String(e.mediaType):"",trustedRoot:t(
e.trustedRoot)?n.TrustedRoot.fromJSON(e.trustedRoot):void 0,signingConfig:t(e.signingConfig)?n.SigningConfig.fromJSON(e.
signingConfig):void 0}},toJSON(e){let r={};return e.mediaType!==""&&(r.mediaType=e.mediaType),e.trustedRoot!==void 0&&(r.
trustedRoot=n.TrustedRoot.toJSON(e.trustedRoot)),e.signingConfig!==void 0&&(r.signingConfig=n.SigningConfig.toJSON(e.signingConfig)),
r}};function t(e){return e!=null}}),U=(0,g.b)(n=>{"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.Input=
n.Artifact=n.ArtifactVerificationOptions_ObserverTimestampOptions=n.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=
n.ArtifactVerificationOptions_TimestampAuthorityOptions=n.ArtifactVerificationOptions_CtlogOptions=n.ArtifactVerificationOptions_TlogOptions=
n.ArtifactVerificationOptions=n.PublicKeyIdentities=n.CertificateIdentities=n.CertificateIdentity=void 0;var _=y(),s=O(),
u=v();n.CertificateIdentity={fromJSON(r){return{issuer:e(r.issuer)?globalThis.String(r.issuer):"",san:e(r.san)?s.SubjectAlternativeName.
fromJSON(r.san):void 0,oids:globalThis.Array.isArray(r?.oids)?r.oids.map(i=>s.ObjectIdentifierValuePair.fromJSON(i)):[]}},
toJSON(r){let i={};return r.issuer!==""&&(i.issuer=r.issuer),r.san!==void 0&&(i.san=s.SubjectAlternativeName.toJSON(r.san)),
r.oids?.length&&(i.oids=r.oids.map(m=>s.ObjectIdentifierValuePair.toJSON(m))),i}},n.CertificateIdentities={fromJSON(r){return{
identities:globalThis.Array.isArray(r?.identities)?r.identities.map(i=>n.CertificateIdentity.fromJSON(i)):[]}},toJSON(r){
let i={};return r.identities?.length&&(i.identities=r.identities.map(m=>n.CertificateIdentity.toJSON(m))),i}},n.PublicKeyIdentities=
{fromJSON(r){return{publicKeys:globalThis.Array.isArray(r?.publicKeys)?r.publicKeys.map(i=>s.PublicKey.fromJSON(i)):[]}},
toJSON(r){let i={};return r.publicKeys?.length&&(i.publicKeys=r.publicKeys.map(m=>s.PublicKey.toJSON(m))),i}},n.ArtifactVerificationOptions=
{fromJSON(r){return{signers:e(r.certificateIdentities)?{$case:"certificateIdentities",certificateIdentities:n.CertificateIdentities.
fromJSON(r.certificateIdentities)}:e(r.publicKeys)?{$case:"publicKeys",publicKeys:n.PublicKeyIdentities.fromJSON(r.publicKeys)}:
void 0,tlogOptions:e(r.tlogOptions)?n.ArtifactVerificationOptions_TlogOptions.fromJSON(r.tlogOptions):void 0,ctlogOptions:e(
r.ctlogOptions)?n.ArtifactVerificationOptions_CtlogOptions.fromJSON(r.ctlogOptions):void 0,tsaOptions:e(r.tsaOptions)?n.
ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(r.tsaOptions):void 0,integratedTsOptions:e(r.integratedTsOptions)?
n.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(r.integratedTsOptions):void 0,observerOptions:e(r.
observerOptions)?n.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(r.observerOptions):void 0}},toJSON(r){let i={};
return r.signers?.$case==="certificateIdentities"?i.certificateIdentities=n.CertificateIdentities.toJSON(r.signers.certificateIdentities):
r.signers?.$case==="publicKeys"&&(i.publicKeys=n.PublicKeyIdentities.toJSON(r.signers.publicKeys)),r.tlogOptions!==void 0&&
(i.tlogOptions=n.ArtifactVerificationOptions_TlogOptions.toJSON(r.tlogOptions)),r.ctlogOptions!==void 0&&(i.ctlogOptions=
n.ArtifactVerificationOptions_CtlogOptions.toJSON(r.ctlogOptions)),r.tsaOptions!==void 0&&(i.tsaOptions=n.ArtifactVerificationOptions_TimestampAuthorityOptions.
toJSON(r.tsaOptions)),r.integratedTsOptions!==void 0&&(i.integratedTsOptions=n.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.
toJSON(r.integratedTsOptions)),r.observerOptions!==void 0&&(i.observerOptions=n.ArtifactVerificationOptions_ObserverTimestampOptions.
toJSON(r.observerOptions)),i}},n.ArtifactVerificationOptions_TlogOptions={fromJSON(r){return{threshold:e(r.threshold)?globalThis.
Number(r.threshold):0,performOnlineVerification:e(r.performOnlineVerification)?globalThis.Boolean(r.performOnlineVerification):
!1,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){let i={};return r.threshold!==0&&(i.threshold=Math.
round(r.threshold)),r.performOnlineVerification!==!1&&(i.performOnlineVerification=r.performOnlineVerification),r.disable!==
!1&&(i.disable=r.disable),i}},n.ArtifactVerificationOptions_CtlogOptions={fromJSON(r){return{threshold:e(r.threshold)?globalThis.
Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){let i={};return r.threshold!==0&&
(i.threshold=Math.round(r.threshold)),r.disable!==!1&&(i.disable=r.disable),i}},n.ArtifactVerificationOptions_TimestampAuthorityOptions=
{fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.
disable):!1}},toJSON(r){let i={};return r.threshold!==0&&(i.threshold=Math.round(r.threshold)),r.disable!==!1&&(i.disable=
r.disable),i}},n.ArtifactVerificationOptions_TlogIntegratedTimestampOptions={fromJSON(r){return{threshold:e(r.threshold)?
globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){let i={};return r.threshold!==
0&&(i.threshold=Math.round(r.threshold)),r.disable!==!1&&(i.disable=r.disable),i}},n.ArtifactVerificationOptions_ObserverTimestampOptions=
{fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.
disable):!1}},toJSON(r){let i={};return r.threshold!==0&&(i.threshold=Math.round(r.threshold)),r.disable!==!1&&(i.disable=
r.disable),i}},n.Artifact={fromJSON(r){return{data:e(r.artifactUri)?{$case:"artifactUri",artifactUri:globalThis.String(r.
artifactUri)}:e(r.artifact)?{$case:"artifact",artifact:Buffer.from(l(r.artifact))}:e(r.artifactDigest)?{$case:"artifactD\
igest",artifactDigest:s.HashOutput.fromJSON(r.artifactDigest)}:void 0}},toJSON(r){let i={};return r.data?.$case==="artif\
actUri"?i.artifactUri=r.data.artifactUri:r.data?.$case==="artifact"?i.artifact=t(r.data.artifact):r.data?.$case==="artif\
actDigest"&&(i.artifactDigest=s.HashOutput.toJSON(r.data.artifactDigest)),i}},n.Input={fromJSON(r){return{artifactTrustRoot:e(
r.artifactTrustRoot)?u.TrustedRoot.fromJSON(r.artifactTrustRoot):void 0,artifactVerificationOptions:e(r.artifactVerificationOptions)?
n.ArtifactVerificationOptions.fromJSON(r.artifactVerificationOptions):void 0,bundle:e(r.bundle)?_.Bundle.fromJSON(r.bundle):
void 0,artifact:e(r.artifact)?n.Artifact.fromJSON(r.artifact):void 0}},toJSON(r){let i={};return r.artifactTrustRoot!==void 0&&
(i.artifactTrustRoot=u.TrustedRoot.toJSON(r.artifactTrustRoot)),r.artifactVerificationOptions!==void 0&&(i.artifactVerificationOptions=
n.ArtifactVerificationOptions.toJSON(r.artifactVerificationOptions)),r.bundle!==void 0&&(i.bundle=_.Bundle.toJSON(r.bundle)),
r.artifact!==void 0&&(i.artifact=n.Artifact.toJSON(r.artifact)),i}};function l(r){return Uint8Array.from(globalThis.Buffer.
from(r,"base64"))}function t(r){return globalThis.Buffer.from(r).toString("base64")}function e(r){return r!=null}}),B=(0,g.
b)(n=>{"use strict";var _=n&&n.__createBinding||(Object.create?(function(u,l,t,e){e===void 0&&(e=t);var r=Object.getOwnPropertyDescriptor(
l,t);(!r||("get"in r?!l.__esModule:r.writable||r.configurable))&&(r={enumerable:!0,get:function(){return l[t]}}),Object.
defineProperty(u,e,r)}):(function(u,l,t,e){e===void 0&&(e=t),u[e]=l[t]})),s=n&&n.__exportStar||function(u,l){for(var t in u)
t!=="default"&&!Object.prototype.hasOwnProperty.call(l,t)&&_(l,u,t)};Object.defineProperty(n,"__esModule",{value:!0}),s(
P(),n),s(y(),n),s(O(),n),s(T(),n),s(v(),n),s(U(),n)})});

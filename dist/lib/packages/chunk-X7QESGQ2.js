"use strict";var j=Object.defineProperty;var d=(v,h)=>j(v,"name",{value:h,configurable:!0});module.exports={"chunk-X7QESGQ2"(v,h,w,D){var P=Object.defineProperty,R=Object.getOwnPropertyDescriptor,X=Object.getOwnPropertyNames,
V=Object.prototype.hasOwnProperty,L=d((i,u)=>{for(var l in u)P(i,l,{get:u[l],enumerable:!0})},"__export"),M=d((i,u,l,_)=>{
if(u&&typeof u=="object"||typeof u=="function")for(let s of X(u))!V.call(i,s)&&s!==l&&P(i,s,{get:d(()=>u[s],"get"),enumerable:!(_=
R(u,s))||_.enumerable});return i},"__copyProps"),U=d(i=>M(P({},"__esModule",{value:!0}),i),"__toCommonJS"),C={};L(C,{a:d(
()=>N,"a"),b:d(()=>O,"b"),c:d(()=>k,"c")}),D.exports=U(C);var f=h("chunk-CVC2726E"),N=(0,f.c)(i=>{"use strict";Object.defineProperty(
i,"__esModule",{value:!0}),i.Signature=i.Envelope=void 0,i.Envelope={fromJSON(s){return{payload:_(s.payload)?Buffer.from(
u(s.payload)):Buffer.alloc(0),payloadType:_(s.payloadType)?globalThis.String(s.payloadType):"",signatures:globalThis.Array.
isArray(s?.signatures)?s.signatures.map(t=>i.Signature.fromJSON(t)):[]}},toJSON(s){let t={};return s.payload.length!==0&&
(t.payload=l(s.payload)),s.payloadType!==""&&(t.payloadType=s.payloadType),s.signatures?.length&&(t.signatures=s.signatures.
map(e=>i.Signature.toJSON(e))),t}},i.Signature={fromJSON(s){return{sig:_(s.sig)?Buffer.from(u(s.sig)):Buffer.alloc(0),keyid:_(
s.keyid)?globalThis.String(s.keyid):""}},toJSON(s){let t={};return s.sig.length!==0&&(t.sig=l(s.sig)),s.keyid!==""&&(t.keyid=
s.keyid),t}};function u(s){return Uint8Array.from(globalThis.Buffer.from(s,"base64"))}d(u,"U"),(0,f.a)(u,"bytesFromBase6\
4");function l(s){return globalThis.Buffer.from(s).toString("base64")}d(l,"B"),(0,f.a)(l,"base64FromBytes");function _(s){
return s!=null}d(_,"K"),(0,f.a)(_,"isSet")}),B=(0,f.c)(i=>{"use strict";Object.defineProperty(i,"__esModule",{value:!0}),
i.Timestamp=void 0,i.Timestamp={fromJSON(l){return{seconds:u(l.seconds)?globalThis.String(l.seconds):"0",nanos:u(l.nanos)?
globalThis.Number(l.nanos):0}},toJSON(l){let _={};return l.seconds!=="0"&&(_.seconds=l.seconds),l.nanos!==0&&(_.nanos=Math.
round(l.nanos)),_}};function u(l){return l!=null}d(u,"F"),(0,f.a)(u,"isSet")}),O=(0,f.c)(i=>{"use strict";Object.defineProperty(
i,"__esModule",{value:!0}),i.TimeRange=i.X509CertificateChain=i.SubjectAlternativeName=i.X509Certificate=i.DistinguishedName=
i.ObjectIdentifierValuePair=i.ObjectIdentifier=i.PublicKeyIdentifier=i.PublicKey=i.RFC3161SignedTimestamp=i.LogId=i.MessageSignature=
i.HashOutput=i.SubjectAlternativeNameType=i.PublicKeyDetails=i.HashAlgorithm=void 0,i.hashAlgorithmFromJSON=_,i.hashAlgorithmToJSON=
s,i.publicKeyDetailsFromJSON=e,i.publicKeyDetailsToJSON=r,i.subjectAlternativeNameTypeFromJSON=m,i.subjectAlternativeNameTypeToJSON=
T;var u=B(),l;(function(o){o[o.HASH_ALGORITHM_UNSPECIFIED=0]="HASH_ALGORITHM_UNSPECIFIED",o[o.SHA2_256=1]="SHA2_256",o[o.
SHA2_384=2]="SHA2_384",o[o.SHA2_512=3]="SHA2_512",o[o.SHA3_256=4]="SHA3_256",o[o.SHA3_384=5]="SHA3_384"})(l||(i.HashAlgorithm=
l={}));function _(o){switch(o){case 0:case"HASH_ALGORITHM_UNSPECIFIED":return l.HASH_ALGORITHM_UNSPECIFIED;case 1:case"S\
HA2_256":return l.SHA2_256;case 2:case"SHA2_384":return l.SHA2_384;case 3:case"SHA2_512":return l.SHA2_512;case 4:case"S\
HA3_256":return l.SHA3_256;case 5:case"SHA3_384":return l.SHA3_384;default:throw new globalThis.Error("Unrecognized enum\
 value "+o+" for enum HashAlgorithm")}}d(_,"b"),(0,f.a)(_,"hashAlgorithmFromJSON");function s(o){switch(o){case l.HASH_ALGORITHM_UNSPECIFIED:
return"HASH_ALGORITHM_UNSPECIFIED";case l.SHA2_256:return"SHA2_256";case l.SHA2_384:return"SHA2_384";case l.SHA2_512:return"\
SHA2_512";case l.SHA3_256:return"SHA3_256";case l.SHA3_384:return"SHA3_384";default:throw new globalThis.Error("Unrecogn\
ized enum value "+o+" for enum HashAlgorithm")}}d(s,"z"),(0,f.a)(s,"hashAlgorithmToJSON");var t;(function(o){o[o.PUBLIC_KEY_DETAILS_UNSPECIFIED=
0]="PUBLIC_KEY_DETAILS_UNSPECIFIED",o[o.PKCS1_RSA_PKCS1V5=1]="PKCS1_RSA_PKCS1V5",o[o.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",o[o.
PKIX_RSA_PKCS1V5=3]="PKIX_RSA_PKCS1V5",o[o.PKIX_RSA_PSS=4]="PKIX_RSA_PSS",o[o.PKIX_RSA_PKCS1V15_2048_SHA256=9]="PKIX_RSA\
_PKCS1V15_2048_SHA256",o[o.PKIX_RSA_PKCS1V15_3072_SHA256=10]="PKIX_RSA_PKCS1V15_3072_SHA256",o[o.PKIX_RSA_PKCS1V15_4096_SHA256=
11]="PKIX_RSA_PKCS1V15_4096_SHA256",o[o.PKIX_RSA_PSS_2048_SHA256=16]="PKIX_RSA_PSS_2048_SHA256",o[o.PKIX_RSA_PSS_3072_SHA256=
17]="PKIX_RSA_PSS_3072_SHA256",o[o.PKIX_RSA_PSS_4096_SHA256=18]="PKIX_RSA_PSS_4096_SHA256",o[o.PKIX_ECDSA_P256_HMAC_SHA_256=
6]="PKIX_ECDSA_P256_HMAC_SHA_256",o[o.PKIX_ECDSA_P256_SHA_256=5]="PKIX_ECDSA_P256_SHA_256",o[o.PKIX_ECDSA_P384_SHA_384=12]=
"PKIX_ECDSA_P384_SHA_384",o[o.PKIX_ECDSA_P521_SHA_512=13]="PKIX_ECDSA_P521_SHA_512",o[o.PKIX_ED25519=7]="PKIX_ED25519",o[o.
PKIX_ED25519_PH=8]="PKIX_ED25519_PH",o[o.PKIX_ECDSA_P384_SHA_256=19]="PKIX_ECDSA_P384_SHA_256",o[o.PKIX_ECDSA_P521_SHA_256=
20]="PKIX_ECDSA_P521_SHA_256",o[o.LMS_SHA256=14]="LMS_SHA256",o[o.LMOTS_SHA256=15]="LMOTS_SHA256",o[o.ML_DSA_44=23]="ML_\
DSA_44",o[o.ML_DSA_65=21]="ML_DSA_65",o[o.ML_DSA_87=22]="ML_DSA_87"})(t||(i.PublicKeyDetails=t={}));function e(o){switch(o){case 0:case"\
PUBLIC_KEY_DETAILS_UNSPECIFIED":return t.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"PKCS1_RSA_PKCS1V5":return t.PKCS1_RSA_PKCS1V5;case 2:case"\
PKCS1_RSA_PSS":return t.PKCS1_RSA_PSS;case 3:case"PKIX_RSA_PKCS1V5":return t.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":
return t.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA256":return t.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"PKI\
X_RSA_PKCS1V15_3072_SHA256":return t.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"PKIX_RSA_PKCS1V15_4096_SHA256":return t.
PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"PKIX_RSA_PSS_2048_SHA256":return t.PKIX_RSA_PSS_2048_SHA256;case 17:case"PKIX\
_RSA_PSS_3072_SHA256":return t.PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4096_SHA256":return t.PKIX_RSA_PSS_4096_SHA256;case 6:case"\
PKIX_ECDSA_P256_HMAC_SHA_256":return t.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"PKIX_ECDSA_P256_SHA_256":return t.PKIX_ECDSA_P256_SHA_256;case 12:case"\
PKIX_ECDSA_P384_SHA_384":return t.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SHA_512":return t.PKIX_ECDSA_P521_SHA_512;case 7:case"\
PKIX_ED25519":return t.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return t.PKIX_ED25519_PH;case 19:case"PKIX_ECDSA_P384_S\
HA_256":return t.PKIX_ECDSA_P384_SHA_256;case 20:case"PKIX_ECDSA_P521_SHA_256":return t.PKIX_ECDSA_P521_SHA_256;case 14:case"\
LMS_SHA256":return t.LMS_SHA256;case 15:case"LMOTS_SHA256":return t.LMOTS_SHA256;case 23:case"ML_DSA_44":return t.ML_DSA_44;case 21:case"\
ML_DSA_65":return t.ML_DSA_65;case 22:case"ML_DSA_87":return t.ML_DSA_87;default:throw new globalThis.Error("Unrecognize\
d enum value "+o+" for enum PublicKeyDetails")}}d(e,"$"),(0,f.a)(e,"publicKeyDetailsFromJSON");function r(o){switch(o){case t.
PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUBLIC_KEY_DETAILS_UNSPECIFIED";case t.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case t.
PKCS1_RSA_PSS:return"PKCS1_RSA_PSS";case t.PKIX_RSA_PKCS1V5:return"PKIX_RSA_PKCS1V5";case t.PKIX_RSA_PSS:return"PKIX_RSA\
_PSS";case t.PKIX_RSA_PKCS1V15_2048_SHA256:return"PKIX_RSA_PKCS1V15_2048_SHA256";case t.PKIX_RSA_PKCS1V15_3072_SHA256:return"\
PKIX_RSA_PKCS1V15_3072_SHA256";case t.PKIX_RSA_PKCS1V15_4096_SHA256:return"PKIX_RSA_PKCS1V15_4096_SHA256";case t.PKIX_RSA_PSS_2048_SHA256:
return"PKIX_RSA_PSS_2048_SHA256";case t.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case t.PKIX_RSA_PSS_4096_SHA256:
return"PKIX_RSA_PSS_4096_SHA256";case t.PKIX_ECDSA_P256_HMAC_SHA_256:return"PKIX_ECDSA_P256_HMAC_SHA_256";case t.PKIX_ECDSA_P256_SHA_256:
return"PKIX_ECDSA_P256_SHA_256";case t.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_384";case t.PKIX_ECDSA_P521_SHA_512:
return"PKIX_ECDSA_P521_SHA_512";case t.PKIX_ED25519:return"PKIX_ED25519";case t.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case t.
PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case t.PKIX_ECDSA_P521_SHA_256:return"PKIX_ECDSA_P521_SHA_256";case t.
LMS_SHA256:return"LMS_SHA256";case t.LMOTS_SHA256:return"LMOTS_SHA256";case t.ML_DSA_44:return"ML_DSA_44";case t.ML_DSA_65:
return"ML_DSA_65";case t.ML_DSA_87:return"ML_DSA_87";default:throw new globalThis.Error("Unrecognized enum value "+o+" f\
or enum PublicKeyDetails")}}d(r,"x"),(0,f.a)(r,"publicKeyDetailsToJSON");var n;(function(o){o[o.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=
0]="SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED",o[o.EMAIL=1]="EMAIL",o[o.URI=2]="URI",o[o.OTHER_NAME=3]="OTHER_NAME"})(n||
(i.SubjectAlternativeNameType=n={}));function m(o){switch(o){case 0:case"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return n.
SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"EMAIL":return n.EMAIL;case 2:case"URI":return n.URI;case 3:case"OT\
HER_NAME":return n.OTHER_NAME;default:throw new globalThis.Error("Unrecognized enum value "+o+" for enum SubjectAlternat\
iveNameType")}}d(m,"Y"),(0,f.a)(m,"subjectAlternativeNameTypeFromJSON");function T(o){switch(o){case n.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:
return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case n.EMAIL:return"EMAIL";case n.URI:return"URI";case n.OTHER_NAME:return"\
OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+o+" for enum SubjectAlternativeNameType")}}d(T,
"q"),(0,f.a)(T,"subjectAlternativeNameTypeToJSON"),i.HashOutput={fromJSON(o){return{algorithm:g(o.algorithm)?_(o.algorithm):
0,digest:g(o.digest)?Buffer.from(A(o.digest)):Buffer.alloc(0)}},toJSON(o){let S={};return o.algorithm!==0&&(S.algorithm=
s(o.algorithm)),o.digest.length!==0&&(S.digest=p(o.digest)),S}},i.MessageSignature={fromJSON(o){return{messageDigest:g(o.
messageDigest)?i.HashOutput.fromJSON(o.messageDigest):void 0,signature:g(o.signature)?Buffer.from(A(o.signature)):Buffer.
alloc(0)}},toJSON(o){let S={};return o.messageDigest!==void 0&&(S.messageDigest=i.HashOutput.toJSON(o.messageDigest)),o.
signature.length!==0&&(S.signature=p(o.signature)),S}},i.LogId={fromJSON(o){return{keyId:g(o.keyId)?Buffer.from(A(o.keyId)):
Buffer.alloc(0)}},toJSON(o){let S={};return o.keyId.length!==0&&(S.keyId=p(o.keyId)),S}},i.RFC3161SignedTimestamp={fromJSON(o){
return{signedTimestamp:g(o.signedTimestamp)?Buffer.from(A(o.signedTimestamp)):Buffer.alloc(0)}},toJSON(o){let S={};return o.
signedTimestamp.length!==0&&(S.signedTimestamp=p(o.signedTimestamp)),S}},i.PublicKey={fromJSON(o){return{rawBytes:g(o.rawBytes)?
Buffer.from(A(o.rawBytes)):void 0,keyDetails:g(o.keyDetails)?e(o.keyDetails):0,validFor:g(o.validFor)?i.TimeRange.fromJSON(
o.validFor):void 0}},toJSON(o){let S={};return o.rawBytes!==void 0&&(S.rawBytes=p(o.rawBytes)),o.keyDetails!==0&&(S.keyDetails=
r(o.keyDetails)),o.validFor!==void 0&&(S.validFor=i.TimeRange.toJSON(o.validFor)),S}},i.PublicKeyIdentifier={fromJSON(o){
return{hint:g(o.hint)?globalThis.String(o.hint):""}},toJSON(o){let S={};return o.hint!==""&&(S.hint=o.hint),S}},i.ObjectIdentifier=
{fromJSON(o){return{id:globalThis.Array.isArray(o?.id)?o.id.map(S=>globalThis.Number(S)):[]}},toJSON(o){let S={};return o.
id?.length&&(S.id=o.id.map(y=>Math.round(y))),S}},i.ObjectIdentifierValuePair={fromJSON(o){return{oid:g(o.oid)?i.ObjectIdentifier.
fromJSON(o.oid):void 0,value:g(o.value)?Buffer.from(A(o.value)):Buffer.alloc(0)}},toJSON(o){let S={};return o.oid!==void 0&&
(S.oid=i.ObjectIdentifier.toJSON(o.oid)),o.value.length!==0&&(S.value=p(o.value)),S}},i.DistinguishedName={fromJSON(o){return{
organization:g(o.organization)?globalThis.String(o.organization):"",commonName:g(o.commonName)?globalThis.String(o.commonName):
""}},toJSON(o){let S={};return o.organization!==""&&(S.organization=o.organization),o.commonName!==""&&(S.commonName=o.commonName),
S}},i.X509Certificate={fromJSON(o){return{rawBytes:g(o.rawBytes)?Buffer.from(A(o.rawBytes)):Buffer.alloc(0)}},toJSON(o){
let S={};return o.rawBytes.length!==0&&(S.rawBytes=p(o.rawBytes)),S}},i.SubjectAlternativeName={fromJSON(o){return{type:g(
o.type)?m(o.type):0,identity:g(o.regexp)?{$case:"regexp",regexp:globalThis.String(o.regexp)}:g(o.value)?{$case:"value",value:globalThis.
String(o.value)}:void 0}},toJSON(o){let S={};return o.type!==0&&(S.type=T(o.type)),o.identity?.$case==="regexp"?S.regexp=
o.identity.regexp:o.identity?.$case==="value"&&(S.value=o.identity.value),S}},i.X509CertificateChain={fromJSON(o){return{
certificates:globalThis.Array.isArray(o?.certificates)?o.certificates.map(S=>i.X509Certificate.fromJSON(S)):[]}},toJSON(o){
let S={};return o.certificates?.length&&(S.certificates=o.certificates.map(y=>i.X509Certificate.toJSON(y))),S}},i.TimeRange=
{fromJSON(o){return{start:g(o.start)?I(o.start):void 0,end:g(o.end)?I(o.end):void 0}},toJSON(o){let S={};return o.start!==
void 0&&(S.start=o.start.toISOString()),o.end!==void 0&&(S.end=o.end.toISOString()),S}};function A(o){return Uint8Array.
from(globalThis.Buffer.from(o,"base64"))}d(A,"C"),(0,f.a)(A,"bytesFromBase64");function p(o){return globalThis.Buffer.from(
o).toString("base64")}d(p,"E"),(0,f.a)(p,"base64FromBytes");function H(o){let S=(globalThis.Number(o.seconds)||0)*1e3;return S+=
(o.nanos||0)/1e6,new globalThis.Date(S)}d(H,"ni"),(0,f.a)(H,"fromTimestamp");function I(o){return o instanceof globalThis.
Date?o:typeof o=="string"?new globalThis.Date(o):H(u.Timestamp.fromJSON(o))}d(I,"w"),(0,f.a)(I,"fromJsonTimestamp");function g(o){
return o!=null}d(g,"u"),(0,f.a)(g,"isSet")}),E=(0,f.c)(i=>{"use strict";Object.defineProperty(i,"__esModule",{value:!0}),
i.TransparencyLogEntry=i.InclusionPromise=i.InclusionProof=i.Checkpoint=i.KindVersion=void 0;var u=O();i.KindVersion={fromJSON(t){
return{kind:s(t.kind)?globalThis.String(t.kind):"",version:s(t.version)?globalThis.String(t.version):""}},toJSON(t){let e={};
return t.kind!==""&&(e.kind=t.kind),t.version!==""&&(e.version=t.version),e}},i.Checkpoint={fromJSON(t){return{envelope:s(
t.envelope)?globalThis.String(t.envelope):""}},toJSON(t){let e={};return t.envelope!==""&&(e.envelope=t.envelope),e}},i.
InclusionProof={fromJSON(t){return{logIndex:s(t.logIndex)?globalThis.String(t.logIndex):"0",rootHash:s(t.rootHash)?Buffer.
from(l(t.rootHash)):Buffer.alloc(0),treeSize:s(t.treeSize)?globalThis.String(t.treeSize):"0",hashes:globalThis.Array.isArray(
t?.hashes)?t.hashes.map(e=>Buffer.from(l(e))):[],checkpoint:s(t.checkpoint)?i.Checkpoint.fromJSON(t.checkpoint):void 0}},
toJSON(t){let e={};return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.rootHash.length!==0&&(e.rootHash=_(t.rootHash)),t.
treeSize!=="0"&&(e.treeSize=t.treeSize),t.hashes?.length&&(e.hashes=t.hashes.map(r=>_(r))),t.checkpoint!==void 0&&(e.checkpoint=
i.Checkpoint.toJSON(t.checkpoint)),e}},i.InclusionPromise={fromJSON(t){return{signedEntryTimestamp:s(t.signedEntryTimestamp)?
Buffer.from(l(t.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(t){let e={};return t.signedEntryTimestamp.length!==0&&(e.
signedEntryTimestamp=_(t.signedEntryTimestamp)),e}},i.TransparencyLogEntry={fromJSON(t){return{logIndex:s(t.logIndex)?globalThis.
String(t.logIndex):"0",logId:s(t.logId)?u.LogId.fromJSON(t.logId):void 0,kindVersion:s(t.kindVersion)?i.KindVersion.fromJSON(
t.kindVersion):void 0,integratedTime:s(t.integratedTime)?globalThis.String(t.integratedTime):"0",inclusionPromise:s(t.inclusionPromise)?
i.InclusionPromise.fromJSON(t.inclusionPromise):void 0,inclusionProof:s(t.inclusionProof)?i.InclusionProof.fromJSON(t.inclusionProof):
void 0,canonicalizedBody:s(t.canonicalizedBody)?Buffer.from(l(t.canonicalizedBody)):Buffer.alloc(0)}},toJSON(t){let e={};
return t.logIndex!=="0"&&(e.logIndex=t.logIndex),t.logId!==void 0&&(e.logId=u.LogId.toJSON(t.logId)),t.kindVersion!==void 0&&
(e.kindVersion=i.KindVersion.toJSON(t.kindVersion)),t.integratedTime!=="0"&&(e.integratedTime=t.integratedTime),t.inclusionPromise!==
void 0&&(e.inclusionPromise=i.InclusionPromise.toJSON(t.inclusionPromise)),t.inclusionProof!==void 0&&(e.inclusionProof=
i.InclusionProof.toJSON(t.inclusionProof)),t.canonicalizedBody.length!==0&&(e.canonicalizedBody=_(t.canonicalizedBody)),
e}};function l(t){return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}d(l,"v"),(0,f.a)(l,"bytesFromBase64");function _(t){
return globalThis.Buffer.from(t).toString("base64")}d(_,"X"),(0,f.a)(_,"base64FromBytes");function s(t){return t!=null}d(
s,"d"),(0,f.a)(s,"isSet")}),J=(0,f.c)(i=>{"use strict";Object.defineProperty(i,"__esModule",{value:!0}),i.Bundle=i.VerificationMaterial=
i.TimestampVerificationData=void 0;var u=N(),l=O(),_=E();i.TimestampVerificationData={fromJSON(t){return{rfc3161Timestamps:globalThis.
Array.isArray(t?.rfc3161Timestamps)?t.rfc3161Timestamps.map(e=>l.RFC3161SignedTimestamp.fromJSON(e)):[]}},toJSON(t){let e={};
return t.rfc3161Timestamps?.length&&(e.rfc3161Timestamps=t.rfc3161Timestamps.map(r=>l.RFC3161SignedTimestamp.toJSON(r))),
e}},i.VerificationMaterial={fromJSON(t){return{content:s(t.publicKey)?{$case:"publicKey",publicKey:l.PublicKeyIdentifier.
fromJSON(t.publicKey)}:s(t.x509CertificateChain)?{$case:"x509CertificateChain",x509CertificateChain:l.X509CertificateChain.
fromJSON(t.x509CertificateChain)}:s(t.certificate)?{$case:"certificate",certificate:l.X509Certificate.fromJSON(t.certificate)}:
void 0,tlogEntries:globalThis.Array.isArray(t?.tlogEntries)?t.tlogEntries.map(e=>_.TransparencyLogEntry.fromJSON(e)):[],
timestampVerificationData:s(t.timestampVerificationData)?i.TimestampVerificationData.fromJSON(t.timestampVerificationData):
void 0}},toJSON(t){let e={};return t.content?.$case==="publicKey"?e.publicKey=l.PublicKeyIdentifier.toJSON(t.content.publicKey):
t.content?.$case==="x509CertificateChain"?e.x509CertificateChain=l.X509CertificateChain.toJSON(t.content.x509CertificateChain):
t.content?.$case==="certificate"&&(e.certificate=l.X509Certificate.toJSON(t.content.certificate)),t.tlogEntries?.length&&
(e.tlogEntries=t.tlogEntries.map(r=>_.TransparencyLogEntry.toJSON(r))),t.timestampVerificationData!==void 0&&(e.timestampVerificationData=
i.TimestampVerificationData.toJSON(t.timestampVerificationData)),e}},i.Bundle={fromJSON(t){return{mediaType:s(t.mediaType)?
globalThis.String(t.mediaType):"",verificationMaterial:s(t.verificationMaterial)?i.VerificationMaterial.fromJSON(t.verificationMaterial):
void 0,content:s(t.messageSignature)?{$case:"messageSignature",messageSignature:l.MessageSignature.fromJSON(t.messageSignature)}:
s(t.dsseEnvelope)?{$case:"dsseEnvelope",dsseEnvelope:u.Envelope.fromJSON(t.dsseEnvelope)}:void 0}},toJSON(t){let e={};return t.
mediaType!==""&&(e.mediaType=t.mediaType),t.verificationMaterial!==void 0&&(e.verificationMaterial=i.VerificationMaterial.
toJSON(t.verificationMaterial)),t.content?.$case==="messageSignature"?e.messageSignature=l.MessageSignature.toJSON(t.content.
messageSignature):t.content?.$case==="dsseEnvelope"&&(e.dsseEnvelope=u.Envelope.toJSON(t.content.dsseEnvelope)),e}};function s(t){
return t!=null}d(s,"g"),(0,f.a)(s,"isSet")}),K=(0,f.c)(i=>{"use strict";Object.defineProperty(i,"__esModule",{value:!0}),
i.ClientTrustConfig=i.ServiceConfiguration=i.Service=i.SigningConfig=i.TrustedRoot=i.CertificateAuthority=i.TransparencyLogInstance=
i.ServiceSelector=void 0,i.serviceSelectorFromJSON=_,i.serviceSelectorToJSON=s;var u=O(),l;(function(e){e[e.SERVICE_SELECTOR_UNDEFINED=
0]="SERVICE_SELECTOR_UNDEFINED",e[e.ALL=1]="ALL",e[e.ANY=2]="ANY",e[e.EXACT=3]="EXACT"})(l||(i.ServiceSelector=l={}));function _(e){
switch(e){case 0:case"SERVICE_SELECTOR_UNDEFINED":return l.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return l.ALL;case 2:case"\
ANY":return l.ANY;case 3:case"EXACT":return l.EXACT;default:throw new globalThis.Error("Unrecognized enum value "+e+" fo\
r enum ServiceSelector")}}d(_,"Z"),(0,f.a)(_,"serviceSelectorFromJSON");function s(e){switch(e){case l.SERVICE_SELECTOR_UNDEFINED:
return"SERVICE_SELECTOR_UNDEFINED";case l.ALL:return"ALL";case l.ANY:return"ANY";case l.EXACT:return"EXACT";default:throw new globalThis.
Error("Unrecognized enum value "+e+" for enum ServiceSelector")}}d(s,"j"),(0,f.a)(s,"serviceSelectorToJSON"),i.TransparencyLogInstance=
{fromJSON(e){return{baseUrl:t(e.baseUrl)?globalThis.String(e.baseUrl):"",hashAlgorithm:t(e.hashAlgorithm)?(0,u.hashAlgorithmFromJSON)(
e.hashAlgorithm):0,publicKey:t(e.publicKey)?u.PublicKey.fromJSON(e.publicKey):void 0,logId:t(e.logId)?u.LogId.fromJSON(e.
logId):void 0,checkpointKeyId:t(e.checkpointKeyId)?u.LogId.fromJSON(e.checkpointKeyId):void 0,operator:t(e.operator)?globalThis.
String(e.operator):""}},toJSON(e){let r={};return e.baseUrl!==""&&(r.baseUrl=e.baseUrl),e.hashAlgorithm!==0&&(r.hashAlgorithm=
(0,u.hashAlgorithmToJSON)(e.hashAlgorithm)),e.publicKey!==void 0&&(r.publicKey=u.PublicKey.toJSON(e.publicKey)),e.logId!==
void 0&&(r.logId=u.LogId.toJSON(e.logId)),e.checkpointKeyId!==void 0&&(r.checkpointKeyId=u.LogId.toJSON(e.checkpointKeyId)),
e.operator!==""&&(r.operator=e.operator),r}},i.CertificateAuthority={fromJSON(e){return{subject:t(e.subject)?u.DistinguishedName.
fromJSON(e.subject):void 0,uri:t(e.uri)?globalThis.String(e.uri):"",certChain:t(e.certChain)?u.X509CertificateChain.fromJSON(
e.certChain):void 0,validFor:t(e.validFor)?u.TimeRange.fromJSON(e.validFor):void 0,operator:t(e.operator)?globalThis.String(
e.operator):""}},toJSON(e){let r={};return e.subject!==void 0&&(r.subject=u.DistinguishedName.toJSON(e.subject)),e.uri!==
""&&(r.uri=e.uri),e.certChain!==void 0&&(r.certChain=u.X509CertificateChain.toJSON(e.certChain)),e.validFor!==void 0&&(r.
validFor=u.TimeRange.toJSON(e.validFor)),e.operator!==""&&(r.operator=e.operator),r}},i.TrustedRoot={fromJSON(e){return{
mediaType:t(e.mediaType)?globalThis.String(e.mediaType):"",tlogs:globalThis.Array.isArray(e?.tlogs)?e.tlogs.map(r=>i.TransparencyLogInstance.
fromJSON(r)):[],certificateAuthorities:globalThis.Array.isArray(e?.certificateAuthorities)?e.certificateAuthorities.map(
r=>i.CertificateAuthority.fromJSON(r)):[],ctlogs:globalThis.Array.isArray(e?.ctlogs)?e.ctlogs.map(r=>i.TransparencyLogInstance.
fromJSON(r)):[],timestampAuthorities:globalThis.Array.isArray(e?.timestampAuthorities)?e.timestampAuthorities.map(r=>i.CertificateAuthority.
fromJSON(r)):[]}},toJSON(e){let r={};return e.mediaType!==""&&(r.mediaType=e.mediaType),e.tlogs?.length&&(r.tlogs=e.tlogs.
map(n=>i.TransparencyLogInstance.toJSON(n))),e.certificateAuthorities?.length&&(r.certificateAuthorities=e.certificateAuthorities.
map(n=>i.CertificateAuthority.toJSON(n))),e.ctlogs?.length&&(r.ctlogs=e.ctlogs.map(n=>i.TransparencyLogInstance.toJSON(n))),
e.timestampAuthorities?.length&&(r.timestampAuthorities=e.timestampAuthorities.map(n=>i.CertificateAuthority.toJSON(n))),
r}},i.SigningConfig={fromJSON(e){return{mediaType:t(e.mediaType)?globalThis.String(e.mediaType):"",caUrls:globalThis.Array.
isArray(e?.caUrls)?e.caUrls.map(r=>i.Service.fromJSON(r)):[],oidcUrls:globalThis.Array.isArray(e?.oidcUrls)?e.oidcUrls.map(
r=>i.Service.fromJSON(r)):[],rekorTlogUrls:globalThis.Array.isArray(e?.rekorTlogUrls)?e.rekorTlogUrls.map(r=>i.Service.fromJSON(
r)):[],rekorTlogConfig:t(e.rekorTlogConfig)?i.ServiceConfiguration.fromJSON(e.rekorTlogConfig):void 0,tsaUrls:globalThis.
Array.isArray(e?.tsaUrls)?e.tsaUrls.map(r=>i.Service.fromJSON(r)):[],tsaConfig:t(e.tsaConfig)?i.ServiceConfiguration.fromJSON(
e.tsaConfig):void 0}},toJSON(e){let r={};return e.mediaType!==""&&(r.mediaType=e.mediaType),e.caUrls?.length&&(r.caUrls=
e.caUrls.map(n=>i.Service.toJSON(n))),e.oidcUrls?.length&&(r.oidcUrls=e.oidcUrls.map(n=>i.Service.toJSON(n))),e.rekorTlogUrls?.
length&&(r.rekorTlogUrls=e.rekorTlogUrls.map(n=>i.Service.toJSON(n))),e.rekorTlogConfig!==void 0&&(r.rekorTlogConfig=i.ServiceConfiguration.
toJSON(e.rekorTlogConfig)),e.tsaUrls?.length&&(r.tsaUrls=e.tsaUrls.map(n=>i.Service.toJSON(n))),e.tsaConfig!==void 0&&(r.
tsaConfig=i.ServiceConfiguration.toJSON(e.tsaConfig)),r}},i.Service={fromJSON(e){return{url:t(e.url)?globalThis.String(e.
url):"",majorApiVersion:t(e.majorApiVersion)?globalThis.Number(e.majorApiVersion):0,validFor:t(e.validFor)?u.TimeRange.fromJSON(
e.validFor):void 0,operator:t(e.operator)?globalThis.String(e.operator):""}},toJSON(e){let r={};return e.url!==""&&(r.url=
e.url),e.majorApiVersion!==0&&(r.majorApiVersion=Math.round(e.majorApiVersion)),e.validFor!==void 0&&(r.validFor=u.TimeRange.
toJSON(e.validFor)),e.operator!==""&&(r.operator=e.operator),r}},i.ServiceConfiguration={fromJSON(e){return{selector:t(e.
selector)?_(e.selector):0,count:t(e.count)?globalThis.Number(e.count):0}},toJSON(e){let r={};return e.selector!==0&&(r.selector=
s(e.selector)),e.count!==0&&(r.count=Math.round(e.count)),r}},i.ClientTrustConfig={fromJSON(e){return{mediaType:t(e.mediaType)?
globalThis.String(e.mediaType):"",trustedRoot:t(e.trustedRoot)?i.TrustedRoot.fromJSON(e.trustedRoot):void 0,signingConfig:t(
e.signingConfig)?i.SigningConfig.fromJSON(e.signingConfig):void 0}},toJSON(e){let r={};return e.mediaType!==""&&(r.mediaType=
e.mediaType),e.trustedRoot!==void 0&&(r.trustedRoot=i.TrustedRoot.toJSON(e.trustedRoot)),e.signingConfig!==void 0&&(r.signingConfig=
i.SigningConfig.toJSON(e.signingConfig)),r}};function t(e){return e!=null}d(t,"s"),(0,f.a)(t,"isSet")}),F=(0,f.c)(i=>{"u\
se strict";Object.defineProperty(i,"__esModule",{value:!0}),i.Input=i.Artifact=i.ArtifactVerificationOptions_ObserverTimestampOptions=
i.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=i.ArtifactVerificationOptions_TimestampAuthorityOptions=i.ArtifactVerificationOptions_CtlogOptions=
i.ArtifactVerificationOptions_TlogOptions=i.ArtifactVerificationOptions=i.PublicKeyIdentities=i.CertificateIdentities=i.
CertificateIdentity=void 0;var u=J(),l=O(),_=K();i.CertificateIdentity={fromJSON(r){return{issuer:e(r.issuer)?globalThis.
String(r.issuer):"",san:e(r.san)?l.SubjectAlternativeName.fromJSON(r.san):void 0,oids:globalThis.Array.isArray(r?.oids)?
r.oids.map(n=>l.ObjectIdentifierValuePair.fromJSON(n)):[]}},toJSON(r){let n={};return r.issuer!==""&&(n.issuer=r.issuer),
r.san!==void 0&&(n.san=l.SubjectAlternativeName.toJSON(r.san)),r.oids?.length&&(n.oids=r.oids.map(m=>l.ObjectIdentifierValuePair.
toJSON(m))),n}},i.CertificateIdentities={fromJSON(r){return{identities:globalThis.Array.isArray(r?.identities)?r.identities.
map(n=>i.CertificateIdentity.fromJSON(n)):[]}},toJSON(r){let n={};return r.identities?.length&&(n.identities=r.identities.
map(m=>i.CertificateIdentity.toJSON(m))),n}},i.PublicKeyIdentities={fromJSON(r){return{publicKeys:globalThis.Array.isArray(
r?.publicKeys)?r.publicKeys.map(n=>l.PublicKey.fromJSON(n)):[]}},toJSON(r){let n={};return r.publicKeys?.length&&(n.publicKeys=
r.publicKeys.map(m=>l.PublicKey.toJSON(m))),n}},i.ArtifactVerificationOptions={fromJSON(r){return{signers:e(r.certificateIdentities)?
{$case:"certificateIdentities",certificateIdentities:i.CertificateIdentities.fromJSON(r.certificateIdentities)}:e(r.publicKeys)?
{$case:"publicKeys",publicKeys:i.PublicKeyIdentities.fromJSON(r.publicKeys)}:void 0,tlogOptions:e(r.tlogOptions)?i.ArtifactVerificationOptions_TlogOptions.
fromJSON(r.tlogOptions):void 0,ctlogOptions:e(r.ctlogOptions)?i.ArtifactVerificationOptions_CtlogOptions.fromJSON(r.ctlogOptions):
void 0,tsaOptions:e(r.tsaOptions)?i.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(r.tsaOptions):void 0,
integratedTsOptions:e(r.integratedTsOptions)?i.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(r.integratedTsOptions):
void 0,observerOptions:e(r.observerOptions)?i.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(r.observerOptions):
void 0}},toJSON(r){let n={};return r.signers?.$case==="certificateIdentities"?n.certificateIdentities=i.CertificateIdentities.
toJSON(r.signers.certificateIdentities):r.signers?.$case==="publicKeys"&&(n.publicKeys=i.PublicKeyIdentities.toJSON(r.signers.
publicKeys)),r.tlogOptions!==void 0&&(n.tlogOptions=i.ArtifactVerificationOptions_TlogOptions.toJSON(r.tlogOptions)),r.ctlogOptions!==
void 0&&(n.ctlogOptions=i.ArtifactVerificationOptions_CtlogOptions.toJSON(r.ctlogOptions)),r.tsaOptions!==void 0&&(n.tsaOptions=
i.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(r.tsaOptions)),r.integratedTsOptions!==void 0&&(n.integratedTsOptions=
i.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(r.integratedTsOptions)),r.observerOptions!==void 0&&
(n.observerOptions=i.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(r.observerOptions)),n}},i.ArtifactVerificationOptions_TlogOptions=
{fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,performOnlineVerification:e(r.performOnlineVerification)?
globalThis.Boolean(r.performOnlineVerification):!1,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){let n={};
return r.threshold!==0&&(n.threshold=Math.round(r.threshold)),r.performOnlineVerification!==!1&&(n.performOnlineVerification=
r.performOnlineVerification),r.disable!==!1&&(n.disable=r.disable),n}},i.ArtifactVerificationOptions_CtlogOptions={fromJSON(r){
return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},
toJSON(r){let n={};return r.threshold!==0&&(n.threshold=Math.round(r.threshold)),r.disable!==!1&&(n.disable=r.disable),n}},
i.ArtifactVerificationOptions_TimestampAuthorityOptions={fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.
threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){let n={};return r.threshold!==0&&(n.threshold=
Math.round(r.threshold)),r.disable!==!1&&(n.disable=r.disable),n}},i.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=
{fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.
disable):!1}},toJSON(r){let n={};return r.threshold!==0&&(n.threshold=Math.round(r.threshold)),r.disable!==!1&&(n.disable=
r.disable),n}},i.ArtifactVerificationOptions_ObserverTimestampOptions={fromJSON(r){return{threshold:e(r.threshold)?globalThis.
Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){let n={};return r.threshold!==0&&
(n.threshold=Math.round(r.threshold)),r.disable!==!1&&(n.disable=r.disable),n}},i.Artifact={fromJSON(r){return{data:e(r.
artifactUri)?{$case:"artifactUri",artifactUri:globalThis.String(r.artifactUri)}:e(r.artifact)?{$case:"artifact",artifact:Buffer.
from(s(r.artifact))}:e(r.artifactDigest)?{$case:"artifactDigest",artifactDigest:l.HashOutput.fromJSON(r.artifactDigest)}:
void 0}},toJSON(r){let n={};return r.data?.$case==="artifactUri"?n.artifactUri=r.data.artifactUri:r.data?.$case==="artif\
act"?n.artifact=t(r.data.artifact):r.data?.$case==="artifactDigest"&&(n.artifactDigest=l.HashOutput.toJSON(r.data.artifactDigest)),
n}},i.Input={fromJSON(r){return{artifactTrustRoot:e(r.artifactTrustRoot)?_.TrustedRoot.fromJSON(r.artifactTrustRoot):void 0,
artifactVerificationOptions:e(r.artifactVerificationOptions)?i.ArtifactVerificationOptions.fromJSON(r.artifactVerificationOptions):
void 0,bundle:e(r.bundle)?u.Bundle.fromJSON(r.bundle):void 0,artifact:e(r.artifact)?i.Artifact.fromJSON(r.artifact):void 0}},
toJSON(r){let n={};return r.artifactTrustRoot!==void 0&&(n.artifactTrustRoot=_.TrustedRoot.toJSON(r.artifactTrustRoot)),
r.artifactVerificationOptions!==void 0&&(n.artifactVerificationOptions=i.ArtifactVerificationOptions.toJSON(r.artifactVerificationOptions)),
r.bundle!==void 0&&(n.bundle=u.Bundle.toJSON(r.bundle)),r.artifact!==void 0&&(n.artifact=i.Artifact.toJSON(r.artifact)),
n}};function s(r){return Uint8Array.from(globalThis.Buffer.from(r,"base64"))}d(s,"oi"),(0,f.a)(s,"bytesFromBase64");function t(r){
return globalThis.Buffer.from(r).toString("base64")}d(t,"ai"),(0,f.a)(t,"base64FromBytes");function e(r){return r!=null}
d(e,"S"),(0,f.a)(e,"isSet")}),k=(0,f.c)(i=>{"use strict";var u=i&&i.__createBinding||(Object.create?(function(_,s,t,e){e===
void 0&&(e=t);var r=Object.getOwnPropertyDescriptor(s,t);(!r||("get"in r?!s.__esModule:r.writable||r.configurable))&&(r=
{enumerable:!0,get:(0,f.a)(function(){return s[t]},"get")}),Object.defineProperty(_,e,r)}):(function(_,s,t,e){e===void 0&&
(e=t),_[e]=s[t]})),l=i&&i.__exportStar||function(_,s){for(var t in _)t!=="default"&&!Object.prototype.hasOwnProperty.call(
s,t)&&u(s,_,t)};Object.defineProperty(i,"__esModule",{value:!0}),l(N(),i),l(J(),i),l(O(),i),l(E(),i),l(K(),i),l(F(),i)})}};

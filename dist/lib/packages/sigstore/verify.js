"use strict";var ve=Object.defineProperty;var g=(D,b)=>ve(D,"name",{value:b,configurable:!0});module.exports={"@sigstore/verify"(D,b,Re,M){var C=Object.defineProperty,K=Object.getOwnPropertyDescriptor,x=Object.getOwnPropertyNames,
J=Object.prototype.hasOwnProperty,j=g((r,s)=>{for(var u in s)C(r,u,{get:s[u],enumerable:!0})},"__export"),H=g((r,s,u,l)=>{
if(s&&typeof s=="object"||typeof s=="function")for(let i of x(s))!J.call(r,i)&&i!==u&&C(r,i,{get:g(()=>s[i],"get"),enumerable:!(l=
K(s,i))||l.enumerable});return r},"__copyProps"),$=g(r=>H(C({},"__esModule",{value:!0}),r),"__toCommonJS"),P={};j(P,{Verifier:g(
()=>fe,"Verifier"),toSignedEntity:g(()=>le,"toSignedEntity"),toTrustMaterial:g(()=>de,"toTrustMaterial")}),M.exports=$(P);
var S=b("chunk-5MVDD6XX"),_=b("chunk-X7QESGQ2"),a=b("chunk-CVC2726E"),F=(0,a.c)(r=>{"use strict";Object.defineProperty(r,
"__esModule",{value:!0}),r.DSSESignatureContent=void 0;var s=(0,S.a)(),u=class{static{g(this,"ae")}static{(0,a.a)(this,"\
DSSESignatureContent")}env;constructor(l){this.env=l}compareDigest(l){return s.crypto.bufferEqual(l,s.crypto.digest("sha\
256",this.env.payload))}compareSignature(l){return s.crypto.bufferEqual(l,this.signature)}verifySignature(l){return s.crypto.
verify(this.preAuthEncoding,l,this.signature)}get signature(){return this.env.signatures.length>0?this.env.signatures[0].
sig:Buffer.from("")}get preAuthEncoding(){return s.dsse.preAuthEncoding(this.env.payloadType,this.env.payload)}};r.DSSESignatureContent=
u}),G=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.MessageSignatureContent=void 0;var s=(0,S.
a)(),u=(0,_.c)(),l={[u.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]:"sha256",[u.HashAlgorithm.SHA2_256]:"sha256",[u.HashAlgorithm.
SHA2_384]:"sha384",[u.HashAlgorithm.SHA2_512]:"sha512",[u.HashAlgorithm.SHA3_256]:"sha3-256",[u.HashAlgorithm.SHA3_384]:"\
sha3-384"},i=class{static{g(this,"ue")}static{(0,a.a)(this,"MessageSignatureContent")}signature;messageDigest;artifact;hashAlgorithm;constructor(t,e){
this.signature=t.signature,this.messageDigest=t.messageDigest.digest,this.artifact=e,this.hashAlgorithm=l[t.messageDigest.
algorithm]??"sha256"}compareSignature(t){return s.crypto.bufferEqual(t,this.signature)}compareDigest(t){return s.crypto.
bufferEqual(t,this.messageDigest)}verifySignature(t){return s.crypto.verify(this.artifact,t,this.signature,this.hashAlgorithm)}};
r.MessageSignatureContent=i}),q=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.toSignedEntity=
i,r.signatureContent=t;var s=(0,S.a)(),u=F(),l=G();function i(o,f){let{tlogEntries:n,timestampVerificationData:c}=o.verificationMaterial,
d=[];for(let h of n)h.integratedTime&&h.integratedTime!=="0"&&d.push({$case:"transparency-log",tlogEntry:h});for(let h of c?.
rfc3161Timestamps??[])d.push({$case:"timestamp-authority",timestamp:s.RFC3161Timestamp.parse(Buffer.from(h.signedTimestamp))});
return{signature:t(o,f),key:e(o),tlogEntries:n,timestamps:d}}g(i,"Dr"),(0,a.a)(i,"toSignedEntity");function t(o,f){switch(o.
content.$case){case"dsseEnvelope":return new u.DSSESignatureContent(o.content.dsseEnvelope);case"messageSignature":return new l.
MessageSignatureContent(o.content.messageSignature,f)}}g(t,"Me"),(0,a.a)(t,"signatureContent");function e(o){switch(o.verificationMaterial.
content.$case){case"publicKey":return{$case:"public-key",hint:o.verificationMaterial.content.publicKey.hint};case"x509Ce\
rtificateChain":return{$case:"certificate",certificate:s.X509Certificate.parse(Buffer.from(o.verificationMaterial.content.
x509CertificateChain.certificates[0].rawBytes))};case"certificate":return{$case:"certificate",certificate:s.X509Certificate.
parse(Buffer.from(o.verificationMaterial.content.certificate.rawBytes))}}}g(e,"Pr"),(0,a.a)(e,"key")}),O=(0,a.c)(r=>{"us\
e strict";Object.defineProperty(r,"__esModule",{value:!0}),r.PolicyError=r.VerificationError=void 0;var s=class extends Error{static{
g(this,"J")}static{(0,a.a)(this,"BaseError")}code;cause;constructor({code:i,message:t,cause:e}){super(t),this.code=i,this.
cause=e,this.name=this.constructor.name}},u=class extends s{static{g(this,"de")}static{(0,a.a)(this,"VerificationError")}};
r.VerificationError=u;var l=class extends s{static{g(this,"le")}static{(0,a.a)(this,"PolicyError")}};r.PolicyError=l}),Y=(0,a.
c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.filterCertAuthorities=s,r.filterTLogAuthorities=u;
function s(l,i){return l.filter(t=>t.validFor.start<=i&&t.validFor.end>=i)}g(s,"Nr"),(0,a.a)(s,"filterCertAuthorities");
function u(l,i){return l.filter(t=>i.logID&&!t.logID.equals(i.logID)?!1:t.validFor.start<=i.targetDate&&i.targetDate<=t.
validFor.end)}g(u,"Lr"),(0,a.a)(u,"filterTLogAuthorities")}),T=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esMod\
ule",{value:!0}),r.filterTLogAuthorities=r.filterCertAuthorities=void 0,r.toTrustMaterial=o;var s=(0,S.a)(),u=(0,_.c)(),
l=O(),i=new Date(0),t=new Date(864e13),e=Y();Object.defineProperty(r,"filterCertAuthorities",{enumerable:!0,get:(0,a.a)(
function(){return e.filterCertAuthorities},"get")}),Object.defineProperty(r,"filterTLogAuthorities",{enumerable:!0,get:(0,a.
a)(function(){return e.filterTLogAuthorities},"get")});function o(d,h){let p=typeof h=="function"?h:c(h);return{certificateAuthorities:d.
certificateAuthorities.map(n),timestampAuthorities:d.timestampAuthorities.map(n),tlogs:d.tlogs.map(f),ctlogs:d.ctlogs.map(
f),publicKey:p}}g(o,"Ar"),(0,a.a)(o,"toTrustMaterial");function f(d){let h=d.publicKey.keyDetails,p=h===u.PublicKeyDetails.
PKCS1_RSA_PKCS1V5||h===u.PublicKeyDetails.PKIX_RSA_PKCS1V5||h===u.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256||h===u.
PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256||h===u.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256?"pkcs1":"spki";return{
baseURL:d.baseUrl,logID:d.checkpointKeyId?d.checkpointKeyId.keyId:d.logId.keyId,publicKey:s.crypto.createPublicKey(d.publicKey.
rawBytes,p),validFor:{start:d.publicKey.validFor?.start||i,end:d.publicKey.validFor?.end||t}}}g(f,"$e"),(0,a.a)(f,"creat\
eTLogAuthority");function n(d){return{certChain:d.certChain.certificates.map(h=>s.X509Certificate.parse(Buffer.from(h.rawBytes))),
validFor:{start:d.validFor?.start||i,end:d.validFor?.end||t}}}g(n,"xe"),(0,a.a)(n,"createCertAuthority");function c(d){return h=>{
let p=(d||{})[h];if(!p)throw new l.VerificationError({code:"PUBLIC_KEY_ERROR",message:`key not found: ${h}`});return{publicKey:s.
crypto.createPublicKey(p.rawBytes),validFor:(0,a.a)(y=>(p.validFor?.start||i)<=y&&(p.validFor?.end||t)>=y,"validFor")}}}
g(c,"qr"),(0,a.a)(c,"keyLocator")}),N=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.CertificateChainVerifier=
void 0,r.verifyCertificateChain=l;var s=O(),u=T();function l(e,o,f){let n=(0,u.filterCertAuthorities)(f,e),c;for(let d of n)
try{return new i({trustedCerts:d.certChain,untrustedCert:o,timestamp:e}).verify()}catch(h){c=h}throw new s.VerificationError(
{code:"CERTIFICATE_ERROR",message:"Failed to verify certificate chain",cause:c})}g(l,"Hr"),(0,a.a)(l,"verifyCertificateC\
hain");var i=class{static{g(this,"x")}static{(0,a.a)(this,"CertificateChainVerifier")}untrustedCert;trustedCerts;localCerts;timestamp;constructor(e){
this.untrustedCert=e.untrustedCert,this.trustedCerts=e.trustedCerts,this.localCerts=t([...e.trustedCerts,e.untrustedCert]),
this.timestamp=e.timestamp}verify(){let e=this.sort();if(this.checkPath(e),!e.every(o=>o.validForDate(this.timestamp)))throw new s.
VerificationError({code:"CERTIFICATE_ERROR",message:"certificate is not valid or expired at the specified date"});return e}sort(){
let e=this.untrustedCert,o=this.buildPaths(e);if(o=o.filter(n=>n.some(c=>this.trustedCerts.includes(c))),o.length===0)throw new s.
VerificationError({code:"CERTIFICATE_ERROR",message:"no trusted certificate path found"});let f=o.reduce((n,c)=>n.length<
c.length?n:c);return[e,...f].slice(0,-1)}buildPaths(e){let o=[],f=this.findIssuer(e);if(f.length===0)throw new s.VerificationError(
{code:"CERTIFICATE_ERROR",message:"no valid certificate path found"});for(let n=0;n<f.length;n++){let c=f[n];if(c.equals(
e)){o.push([e]);continue}let d=this.buildPaths(c);for(let h=0;h<d.length;h++)o.push([c,...d[h]])}return o}findIssuer(e){
let o=[],f;return e.subject.equals(e.issuer)&&e.verify()?[e]:(e.extAuthorityKeyID&&(f=e.extAuthorityKeyID.keyIdentifier),
this.localCerts.forEach(n=>{if(f&&n.extSubjectKeyID){n.extSubjectKeyID.keyIdentifier.equals(f)&&o.push(n);return}n.subject.
equals(e.issuer)&&o.push(n)}),o=o.filter(n=>{try{return e.verify(n)}catch{return!1}}),o)}checkPath(e){if(e.length<1)throw new s.
VerificationError({code:"CERTIFICATE_ERROR",message:"certificate chain must contain at least one certificate"});if(!e.slice(
1).every(o=>o.isCA))throw new s.VerificationError({code:"CERTIFICATE_ERROR",message:"intermediate certificate is not a C\
A"});for(let o=e.length-2;o>=0;o--)if(!e[o].issuer.equals(e[o+1].subject))throw new s.VerificationError({code:"CERTIFICA\
TE_ERROR",message:"incorrect certificate name chaining"});for(let o=0;o<e.length;o++){let f=e[o];if(f.extBasicConstraints?.
isCA){let n=f.extBasicConstraints.pathLenConstraint;if(n!==void 0&&n<o-1)throw new s.VerificationError({code:"CERTIFICAT\
E_ERROR",message:"path length constraint exceeded"})}}}};r.CertificateChainVerifier=i;function t(e){for(let o=0;o<e.length;o++)
for(let f=o+1;f<e.length;f++)e[o].equals(e[f])&&(e.splice(f,1),f--);return e}g(t,"Kr"),(0,a.a)(t,"dedupeCertificates")}),
U=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.verifySCTs=i;var s=(0,S.a)(),u=O(),l=T();function i(t,e,o){
let f,n=t.clone();for(let p=0;p<n.extensions.length;p++){let y=n.extensions[p];if(y.subs[0].toOID()===s.EXTENSION_OID_SCT){
f=new s.X509SCTExtension(y),n.extensions.splice(p,1);break}}if(!f)return[];if(f.signedCertificateTimestamps.length===0)return[];
let c=new s.ByteStream,d=s.crypto.digest("sha256",e.publicKey);c.appendView(d);let h=n.tbsCertificate.toDER();return c.appendUint24(
h.length),c.appendView(h),f.signedCertificateTimestamps.map(p=>{if(!(0,l.filterTLogAuthorities)(o,{logID:p.logID,targetDate:p.
datetime}).some(y=>p.verify(c.buffer,y.publicKey)))throw new u.VerificationError({code:"CERTIFICATE_ERROR",message:"SCT \
verification failed"});return p.logID})}g(i,"Jr"),(0,a.a)(i,"verifySCTs")}),X=(0,a.c)(r=>{"use strict";Object.defineProperty(
r,"__esModule",{value:!0}),r.verifyPublicKey=o,r.verifyCertificate=f;var s=(0,S.a)(),u=O(),l=N(),i=U(),t="1.3.6.1.4.1.57\
264.1.1",e="1.3.6.1.4.1.57264.1.8";function o(c,d,h){let p=h.publicKey(c);return d.forEach(y=>{if(!p.validFor(y))throw new u.
VerificationError({code:"PUBLIC_KEY_ERROR",message:`Public key is not valid for timestamp: ${y.toISOString()}`})}),{key:p.
publicKey}}g(o,"Xr"),(0,a.a)(o,"verifyPublicKey");function f(c,d,h){let p=[];return d.forEach(y=>{p=(0,l.verifyCertificateChain)(
y,c,h.certificateAuthorities)}),{scts:(0,i.verifySCTs)(p[0],p[1],h.ctlogs),signer:n(p[0])}}g(f,"zr"),(0,a.a)(f,"verifyCe\
rtificate");function n(c){let d,h=c.extension(e);h?d=h.valueObj.subs?.[0]?.value.toString("ascii"):d=c.extension(t)?.value.
toString("ascii");let p=c.extensions.map(m=>({oid:{id:m.subs[0].toOID().split(".").map(Number)},value:m.subs[m.subs.length-
1].value})),y={extensions:{issuer:d},subjectAlternativeName:c.subjectAltName,oids:p};return{key:s.crypto.createPublicKey(
c.publicKey),identity:y}}g(n,"Wr"),(0,a.a)(n,"getSigner")}),z=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModu\
le",{value:!0}),r.verifySubjectAlternativeName=u,r.verifyExtensions=l,r.verifyOIDs=i;var s=O();function u(e,o){if(o===void 0||
!o.match(e))throw new s.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`certificate identity error - expected ${e}, \
got ${o}`})}g(u,"Qr"),(0,a.a)(u,"verifySubjectAlternativeName");function l(e,o={}){let f;for(f in e)if(o[f]!==e[f])throw new s.
PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - expected ${f}=${e[f]}, got ${f}=${o[f]}`})}
g(l,"Zr"),(0,a.a)(l,"verifyExtensions");function i(e,o=[]){for(let f of e)if(!o.find(n=>t(f.oid?.id,n.oid?.id)&&f.value.
equals(n.value))){let n=f.oid?.id.join(".")??"<unknown>";throw new s.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`\
invalid certificate extension - missing OID ${n}`})}}g(i,"et"),(0,a.a)(i,"verifyOIDs");function t(e,o){return e===void 0||
o===void 0?!1:e.length===o.length&&e.every((f,n)=>f===o[n])}g(t,"rt"),(0,a.a)(t,"oidEquals")}),Q=(0,a.c)(r=>{"use strict";
Object.defineProperty(r,"__esModule",{value:!0}),r.verifyRFC3161Timestamp=t;var s=(0,S.a)(),u=O(),l=N(),i=T();function t(f,n,c){
let d=f.signingTime;if(c=(0,i.filterCertAuthorities)(c,d),c=o(c,{serialNumber:f.signerSerialNumber,issuer:f.signerIssuer}),
!c.some(h=>{try{return e(f,n,h),!0}catch{return!1}}))throw new u.VerificationError({code:"TIMESTAMP_ERROR",message:"time\
stamp could not be verified"})}g(t,"ot"),(0,a.a)(t,"verifyRFC3161Timestamp");function e(f,n,c){let[d,...h]=c.certChain,p=s.
crypto.createPublicKey(d.publicKey),y=f.signingTime;try{new l.CertificateChainVerifier({untrustedCert:d,trustedCerts:h,timestamp:y}).
verify()}catch{throw new u.VerificationError({code:"TIMESTAMP_ERROR",message:"invalid certificate chain"})}f.verify(n,p)}
g(e,"st"),(0,a.a)(e,"verifyTimestampForCA");function o(f,n){return f.filter(c=>c.certChain.length>0&&s.crypto.bufferEqual(
c.certChain[0].serialNumber,n.serialNumber)&&s.crypto.bufferEqual(c.certChain[0].issuer,n.issuer))}g(o,"nt"),(0,a.a)(o,"\
filterCAsBySerialAndIssuer")}),W=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.getTSATimestamp=
u,r.getTLogTimestamp=l;var s=Q();function u(i,t,e){return(0,s.verifyRFC3161Timestamp)(i,t,e),{type:"timestamp-authority",
logID:i.signerSerialNumber,timestamp:i.signingTime}}g(u,"ct"),(0,a.a)(u,"getTSATimestamp");function l(i){if(i.inclusionPromise)
return{type:"transparency-log",logID:i.logId.keyId,timestamp:new Date(Number(i.integratedTime)*1e3)}}g(l,"ut"),(0,a.a)(l,
"getTLogTimestamp")}),w=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.Signature=r.Verifier=
r.PublicKey=void 0;var s=(0,_.b)();r.PublicKey={fromJSON(t){return{rawBytes:i(t.rawBytes)?Buffer.from(u(t.rawBytes)):Buffer.
alloc(0)}},toJSON(t){let e={};return t.rawBytes.length!==0&&(e.rawBytes=l(t.rawBytes)),e}},r.Verifier={fromJSON(t){return{
verifier:i(t.publicKey)?{$case:"publicKey",publicKey:r.PublicKey.fromJSON(t.publicKey)}:i(t.x509Certificate)?{$case:"x50\
9Certificate",x509Certificate:s.X509Certificate.fromJSON(t.x509Certificate)}:void 0,keyDetails:i(t.keyDetails)?(0,s.publicKeyDetailsFromJSON)(
t.keyDetails):0}},toJSON(t){let e={};return t.verifier?.$case==="publicKey"?e.publicKey=r.PublicKey.toJSON(t.verifier.publicKey):
t.verifier?.$case==="x509Certificate"&&(e.x509Certificate=s.X509Certificate.toJSON(t.verifier.x509Certificate)),t.keyDetails!==
0&&(e.keyDetails=(0,s.publicKeyDetailsToJSON)(t.keyDetails)),e}},r.Signature={fromJSON(t){return{content:i(t.content)?Buffer.
from(u(t.content)):Buffer.alloc(0),verifier:i(t.verifier)?r.Verifier.fromJSON(t.verifier):void 0}},toJSON(t){let e={};return t.
content.length!==0&&(e.content=l(t.content)),t.verifier!==void 0&&(e.verifier=r.Verifier.toJSON(t.verifier)),e}};function u(t){
return Uint8Array.from(globalThis.Buffer.from(t,"base64"))}g(u,"Qe"),(0,a.a)(u,"bytesFromBase64");function l(t){return globalThis.
Buffer.from(t).toString("base64")}g(l,"Ze"),(0,a.a)(l,"base64FromBytes");function i(t){return t!=null}g(i,"b"),(0,a.a)(i,
"isSet")}),B=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.DSSELogEntryV002=r.DSSERequestV002=
void 0;var s=(0,_.a)(),u=(0,_.b)(),l=w();r.DSSERequestV002={fromJSON(t){return{envelope:i(t.envelope)?s.Envelope.fromJSON(
t.envelope):void 0,verifiers:globalThis.Array.isArray(t?.verifiers)?t.verifiers.map(e=>l.Verifier.fromJSON(e)):[]}},toJSON(t){
let e={};return t.envelope!==void 0&&(e.envelope=s.Envelope.toJSON(t.envelope)),t.verifiers?.length&&(e.verifiers=t.verifiers.
map(o=>l.Verifier.toJSON(o))),e}},r.DSSELogEntryV002={fromJSON(t){return{payloadHash:i(t.payloadHash)?u.HashOutput.fromJSON(
t.payloadHash):void 0,signatures:globalThis.Array.isArray(t?.signatures)?t.signatures.map(e=>l.Signature.fromJSON(e)):[]}},
toJSON(t){let e={};return t.payloadHash!==void 0&&(e.payloadHash=u.HashOutput.toJSON(t.payloadHash)),t.signatures?.length&&
(e.signatures=t.signatures.map(o=>l.Signature.toJSON(o))),e}};function i(t){return t!=null}g(i,"tr"),(0,a.a)(i,"isSet")}),
L=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.HashedRekordLogEntryV002=r.HashedRekordRequestV002=
void 0;var s=(0,_.b)(),u=w();r.HashedRekordRequestV002={fromJSON(e){return{digest:t(e.digest)?Buffer.from(l(e.digest)):Buffer.
alloc(0),signature:t(e.signature)?u.Signature.fromJSON(e.signature):void 0}},toJSON(e){let o={};return e.digest.length!==
0&&(o.digest=i(e.digest)),e.signature!==void 0&&(o.signature=u.Signature.toJSON(e.signature)),o}},r.HashedRekordLogEntryV002=
{fromJSON(e){return{data:t(e.data)?s.HashOutput.fromJSON(e.data):void 0,signature:t(e.signature)?u.Signature.fromJSON(e.
signature):void 0}},toJSON(e){let o={};return e.data!==void 0&&(o.data=s.HashOutput.toJSON(e.data)),e.signature!==void 0&&
(o.signature=u.Signature.toJSON(e.signature)),o}};function l(e){return Uint8Array.from(globalThis.Buffer.from(e,"base64"))}
g(l,"ft"),(0,a.a)(l,"bytesFromBase64");function i(e){return globalThis.Buffer.from(e).toString("base64")}g(i,"dt"),(0,a.
a)(i,"base64FromBytes");function t(e){return e!=null}g(t,"Q"),(0,a.a)(t,"isSet")}),Z=(0,a.c)(r=>{"use strict";Object.defineProperty(
r,"__esModule",{value:!0}),r.CreateEntryRequest=r.Spec=r.Entry=void 0;var s=B(),u=L();r.Entry={fromJSON(i){return{kind:l(
i.kind)?globalThis.String(i.kind):"",apiVersion:l(i.apiVersion)?globalThis.String(i.apiVersion):"",spec:l(i.spec)?r.Spec.
fromJSON(i.spec):void 0}},toJSON(i){let t={};return i.kind!==""&&(t.kind=i.kind),i.apiVersion!==""&&(t.apiVersion=i.apiVersion),
i.spec!==void 0&&(t.spec=r.Spec.toJSON(i.spec)),t}},r.Spec={fromJSON(i){return{spec:l(i.hashedRekordV002)?{$case:"hashed\
RekordV002",hashedRekordV002:u.HashedRekordLogEntryV002.fromJSON(i.hashedRekordV002)}:l(i.dsseV002)?{$case:"dsseV002",dsseV002:s.
DSSELogEntryV002.fromJSON(i.dsseV002)}:void 0}},toJSON(i){let t={};return i.spec?.$case==="hashedRekordV002"?t.hashedRekordV002=
u.HashedRekordLogEntryV002.toJSON(i.spec.hashedRekordV002):i.spec?.$case==="dsseV002"&&(t.dsseV002=s.DSSELogEntryV002.toJSON(
i.spec.dsseV002)),t}},r.CreateEntryRequest={fromJSON(i){return{spec:l(i.hashedRekordRequestV002)?{$case:"hashedRekordReq\
uestV002",hashedRekordRequestV002:u.HashedRekordRequestV002.fromJSON(i.hashedRekordRequestV002)}:l(i.dsseRequestV002)?{$case:"\
dsseRequestV002",dsseRequestV002:s.DSSERequestV002.fromJSON(i.dsseRequestV002)}:void 0}},toJSON(i){let t={};return i.spec?.
$case==="hashedRekordRequestV002"?t.hashedRekordRequestV002=u.HashedRekordRequestV002.toJSON(i.spec.hashedRekordRequestV002):
i.spec?.$case==="dsseRequestV002"&&(t.dsseRequestV002=s.DSSERequestV002.toJSON(i.spec.dsseRequestV002)),t}};function l(i){
return i!=null}g(l,"O"),(0,a.a)(l,"isSet")}),ee=(0,a.c)(r=>{"use strict";var s=r&&r.__createBinding||(Object.create?(function(l,i,t,e){
e===void 0&&(e=t);var o=Object.getOwnPropertyDescriptor(i,t);(!o||("get"in o?!i.__esModule:o.writable||o.configurable))&&
(o={enumerable:!0,get:(0,a.a)(function(){return i[t]},"get")}),Object.defineProperty(l,e,o)}):(function(l,i,t,e){e===void 0&&
(e=t),l[e]=i[t]})),u=r&&r.__exportStar||function(l,i){for(var t in l)t!=="default"&&!Object.prototype.hasOwnProperty.call(
i,t)&&s(i,l,t)};Object.defineProperty(r,"__esModule",{value:!0}),u(B(),r),u(Z(),r),u(L(),r),u(w(),r)}),te=(0,a.c)(r=>{"u\
se strict";Object.defineProperty(r,"__esModule",{value:!0}),r.DSSE_API_VERSION_V1=void 0,r.verifyDSSETLogBody=u,r.verifyDSSETLogBodyV2=
l;var s=O();r.DSSE_API_VERSION_V1="0.0.1";function u(e,o){if(e.apiVersion===r.DSSE_API_VERSION_V1)return i(e,o);throw new s.
VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported dsse version: ${e.apiVersion}`})}g(u,"ht"),(0,a.a)(u,"ver\
ifyDSSETLogBody");function l(e,o){let f=e.spec?.spec;if(!f)throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"\
missing dsse spec"});if(f.$case==="dsseV002")return t(f.dsseV002,o);throw new s.VerificationError({code:"TLOG_BODY_ERROR",
message:`unsupported version: ${f.$case}`})}g(l,"gt"),(0,a.a)(l,"verifyDSSETLogBodyV2");function i(e,o){if(e.spec.signatures?.
length!==1)throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let f=e.spec.signatures[0].
signature;if(!o.compareSignature(Buffer.from(f,"base64")))throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"\
tlog entry signature mismatch"});let n=e.spec.payloadHash?.value||"";if(!o.compareDigest(Buffer.from(n,"hex")))throw new s.
VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}g(i,"yt"),(0,a.a)(i,"verifyDSSE001TLogB\
ody");function t(e,o){if(e.signatures?.length!==1)throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"signatu\
re count mismatch"});let f=e.signatures[0].content;if(!o.compareSignature(f))throw new s.VerificationError({code:"TLOG_B\
ODY_ERROR",message:"tlog entry signature mismatch"});let n=e.payloadHash?.digest||Buffer.from("");if(!o.compareDigest(n))
throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}g(t,"mt"),(0,a.a)(t,"verify\
DSSE002TLogBody")}),re=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.HASHEDREKORD_API_VERSION_V1=
void 0,r.verifyHashedRekordTLogBody=u,r.verifyHashedRekordTLogBodyV2=l;var s=O();r.HASHEDREKORD_API_VERSION_V1="0.0.1";function u(e,o){
if(e.apiVersion===r.HASHEDREKORD_API_VERSION_V1)return i(e,o);throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:`\
unsupported hashedrekord version: ${e.apiVersion}`})}g(u,"pt"),(0,a.a)(u,"verifyHashedRekordTLogBody");function l(e,o){let f=e.
spec?.spec;if(!f)throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spec"});if(f.$case==="hashe\
dRekordV002")return t(f.hashedRekordV002,o);throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported v\
ersion: ${f.$case}`})}g(l,"_t"),(0,a.a)(l,"verifyHashedRekordTLogBodyV2");function i(e,o){let f=e.spec.signature.content||
"";if(!o.compareSignature(Buffer.from(f,"base64")))throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"signat\
ure mismatch"});let n=e.spec.data.hash?.value||"";if(!o.compareDigest(Buffer.from(n,"hex")))throw new s.VerificationError(
{code:"TLOG_BODY_ERROR",message:"digest mismatch"})}g(i,"Rt"),(0,a.a)(i,"verifyHashedrekord001TLogBody");function t(e,o){
let f=e.signature?.content||Buffer.from("");if(!o.compareSignature(f))throw new s.VerificationError({code:"TLOG_BODY_ERR\
OR",message:"signature mismatch"});let n=e.data?.digest||Buffer.from("");if(!o.compareDigest(n))throw new s.VerificationError(
{code:"TLOG_BODY_ERROR",message:"digest mismatch"})}g(t,"St"),(0,a.a)(t,"verifyHashedrekord002TLogBody")}),ie=(0,a.c)(r=>{
"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.verifyIntotoTLogBody=u;var s=O();function u(t,e){if(t.apiVersion===
"0.0.2")return l(t,e);throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported intoto version: ${t.apiVersion}`})}
g(u,"Ot"),(0,a.a)(u,"verifyIntotoTLogBody");function l(t,e){if(t.spec.content.envelope.signatures?.length!==1)throw new s.
VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let o=i(t.spec.content.envelope.signatures[0].
sig);if(!e.compareSignature(Buffer.from(o,"base64")))throw new s.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog\
 entry signature mismatch"});let f=t.spec.content.payloadHash?.value||"";if(!e.compareDigest(Buffer.from(f,"hex")))throw new s.
VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}g(l,"Et"),(0,a.a)(l,"verifyIntoto002TLo\
gBody");function i(t){return Buffer.from(t,"base64").toString("utf-8")}g(i,"vt"),(0,a.a)(i,"base64Decode")}),oe=(0,a.c)(
r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.LogCheckpoint=void 0,r.verifyCheckpoint=t;var s=(0,S.
a)(),u=O(),l=`

`,i=/\u2014 (\S+) (\S+)\n/g;function t(n,c){let d=n.inclusionProof,h=o.fromString(d.checkpoint.envelope),p=f.fromString(
h.note);if(!e(h,c))throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid checkpoint signatur\
e"});return p}g(t,"Vt"),(0,a.a)(t,"verifyCheckpoint");function e(n,c){let d=Buffer.from(n.note,"utf-8");return n.signatures.
some(h=>{let p=c.find(y=>s.crypto.bufferEqual(y.logID.subarray(0,4),h.keyHint)&&y.baseURL.match(h.name));return p?s.crypto.
verify(d,p.publicKey,h.signature):!1})}g(e,"Ct"),(0,a.a)(e,"verifySignedNote");var o=class k{static{g(this,"e")}static{(0,a.
a)(this,"SignedNote")}note;signatures;constructor(c,d){this.note=c,this.signatures=d}static fromString(c){if(!c.includes(
l))throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"missing checkpoint separator"});let d=c.indexOf(
l),h=c.slice(0,d+1),p=c.slice(d+l.length).matchAll(i),y=Array.from(p,m=>{let[,R,v]=m,E=Buffer.from(v,"base64");if(E.length<
5)throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"malformed checkpoint signature"});return{name:R,
keyHint:E.subarray(0,4),signature:E.subarray(4)}});if(y.length===0)throw new u.VerificationError({code:"TLOG_INCLUSION_P\
ROOF_ERROR",message:"no signatures found in checkpoint"});return new k(h,y)}},f=class A{static{g(this,"e")}static{(0,a.a)(
this,"LogCheckpoint")}origin;logSize;logHash;rest;constructor(c,d,h,p){this.origin=c,this.logSize=d,this.logHash=h,this.
rest=p}static fromString(c){let d=c.trimEnd().split(`
`);if(d.length<3)throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"too few lines in checkpoint h\
eader"});let h=d[0],p=BigInt(d[1]),y=Buffer.from(d[2],"base64"),m=d.slice(3);return new A(h,p,y,m)}};r.LogCheckpoint=f}),
se=(0,a.c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.verifyMerkleInclusion=t;var s=(0,S.a)(),u=O(),
l=Buffer.from([0]),i=Buffer.from([1]);function t(y,m){let R=y.inclusionProof,v=BigInt(R.logIndex),E=BigInt(m.logSize);if(v<
0n||v>=E)throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:`invalid index: ${v}`});let{inner:V,border:ge}=e(
v,E);if(R.hashes.length!==V+ge)throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid hash co\
unt"});let he=R.hashes.slice(0,V),pe=R.hashes.slice(V),ye=p(y.canonicalizedBody),me=f(o(ye,he,v),pe);if(!s.crypto.bufferEqual(
me,m.logHash))throw new u.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"calculated root hash does not ma\
tch inclusion proof"})}g(t,"bt"),(0,a.a)(t,"verifyMerkleInclusion");function e(y,m){let R=n(y,m),v=c(y>>BigInt(R));return{
inner:R,border:v}}g(e,"Dt"),(0,a.a)(e,"decompInclProof");function o(y,m,R){return m.reduce((v,E,V)=>R>>BigInt(V)&BigInt(
1)?h(E,v):h(v,E),y)}g(o,"Pt"),(0,a.a)(o,"chainInner");function f(y,m){return m.reduce((R,v)=>h(v,R),y)}g(f,"Nt"),(0,a.a)(
f,"chainBorderRight");function n(y,m){return d(y^m-BigInt(1))}g(n,"Lt"),(0,a.a)(n,"innerProofSize");function c(y){return y.
toString(2).split("1").length-1}g(c,"Bt"),(0,a.a)(c,"onesCount");function d(y){return y===0n?0:y.toString(2).length}g(d,
"At"),(0,a.a)(d,"bitLength");function h(y,m){return s.crypto.digest("sha256",i,y,m)}g(h,"we"),(0,a.a)(h,"hashChildren");
function p(y){return s.crypto.digest("sha256",l,y)}g(p,"qt"),(0,a.a)(p,"hashLeaf")}),ae=(0,a.c)(r=>{"use strict";Object.
defineProperty(r,"__esModule",{value:!0}),r.verifyTLogSET=i;var s=(0,S.a)(),u=O(),l=T();function i(e,o){if(!(0,l.filterTLogAuthorities)(
o,{logID:e.logId.keyId,targetDate:new Date(Number(e.integratedTime)*1e3)}).some(f=>{let n=t(e),c=Buffer.from(s.json.canonicalize(
n),"utf8"),d=e.inclusionPromise.signedEntryTimestamp;return s.crypto.verify(c,f.publicKey,d)}))throw new u.VerificationError(
{code:"TLOG_INCLUSION_PROMISE_ERROR",message:"inclusion promise could not be verified"})}g(i,"Kt"),(0,a.a)(i,"verifyTLog\
SET");function t(e){let{integratedTime:o,logIndex:f,logId:n,canonicalizedBody:c}=e;return{body:c.toString("base64"),integratedTime:Number(
o),logIndex:Number(f),logID:n.keyId.toString("hex")}}g(t,"Mt"),(0,a.a)(t,"toVerificationPayload")}),ne=(0,a.c)(r=>{"use \
strict";Object.defineProperty(r,"__esModule",{value:!0}),r.verifyTLogBody=n,r.verifyTLogInclusion=c;var s=ee(),u=O(),l=te(),
i=re(),t=ie(),e=oe(),o=se(),f=ae();function n(p,y){let{kind:m,version:R}=p.kindVersion,v=JSON.parse(p.canonicalizedBody.
toString("utf8"));if(m!==v.kind||R!==v.apiVersion)throw new u.VerificationError({code:"TLOG_BODY_ERROR",message:`kind/ve\
rsion mismatch - expected: ${m}/${R}, received: ${v.kind}/${v.apiVersion}`});switch(m){case"dsse":if(R==l.DSSE_API_VERSION_V1)
return(0,l.verifyDSSETLogBody)(v,y);{let E=s.Entry.fromJSON(v);return(0,l.verifyDSSETLogBodyV2)(E,y)}case"intoto":return(0,t.
verifyIntotoTLogBody)(v,y);case"hashedrekord":if(R==i.HASHEDREKORD_API_VERSION_V1)return(0,i.verifyHashedRekordTLogBody)(
v,y);{let E=s.Entry.fromJSON(v);return(0,i.verifyHashedRekordTLogBodyV2)(E,y)}default:throw new u.VerificationError({code:"\
TLOG_BODY_ERROR",message:`unsupported kind: ${m}`})}}g(n,"Gt"),(0,a.a)(n,"verifyTLogBody");function c(p,y){let m=!1;if(d(
p)&&((0,f.verifyTLogSET)(p,y),m=!0),h(p)){let R=(0,e.verifyCheckpoint)(p,y);(0,o.verifyMerkleInclusion)(p,R),m=!0}if(!m)
throw new u.VerificationError({code:"TLOG_MISSING_INCLUSION_ERROR",message:"inclusion could not be verified"})}g(c,"jt"),
(0,a.a)(c,"verifyTLogInclusion");function d(p){return p.inclusionPromise!==void 0}g(d,"Ut"),(0,a.a)(d,"isTLogEntryWithIn\
clusionPromise");function h(p){return p.inclusionProof!==void 0}g(h,"Yt"),(0,a.a)(h,"isTLogEntryWithInclusionProof")}),ce=(0,a.
c)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.Verifier=void 0;var s=(0,a.b)("util"),u=O(),l=X(),
i=z(),t=W(),e=ne(),o=class{static{g(this,"Ae")}static{(0,a.a)(this,"Verifier")}trustMaterial;options;constructor(n,c={}){
this.trustMaterial=n,this.options={ctlogThreshold:c.ctlogThreshold??1,tlogThreshold:c.tlogThreshold??1,timestampThreshold:c.
timestampThreshold??c.tsaThreshold??1,tsaThreshold:0}}verify(n,c){let d=this.verifyTimestamps(n),h=this.verifySigningKey(
n,d);return this.verifyTLogs(n),this.verifySignature(n,h),c&&this.verifyPolicy(c,h.identity||{}),h}verifyTimestamps(n){let c=[];
for(let d of n.timestamps)switch(d.$case){case"timestamp-authority":c.push((0,t.getTSATimestamp)(d.timestamp,n.signature.
signature,this.trustMaterial.timestampAuthorities));break;case"transparency-log":{let h=(0,t.getTLogTimestamp)(d.tlogEntry);
h&&c.push(h);break}}if(f(c))throw new u.VerificationError({code:"TIMESTAMP_ERROR",message:"duplicate timestamp"});if(c.length<
this.options.timestampThreshold)throw new u.VerificationError({code:"TIMESTAMP_ERROR",message:`expected ${this.options.timestampThreshold}\
 timestamps, got ${c.length}`});return c.map(d=>d.timestamp)}verifySigningKey({key:n},c){switch(n.$case){case"public-key":
return(0,l.verifyPublicKey)(n.hint,c,this.trustMaterial);case"certificate":{let d=(0,l.verifyCertificate)(n.certificate,
c,this.trustMaterial);if(f(d.scts))throw new u.VerificationError({code:"CERTIFICATE_ERROR",message:"duplicate SCT"});if(d.
scts.length<this.options.ctlogThreshold)throw new u.VerificationError({code:"CERTIFICATE_ERROR",message:`expected ${this.
options.ctlogThreshold} SCTs, got ${d.scts.length}`});return d.signer}}}verifyTLogs({signature:n,tlogEntries:c}){let d=0;
if(c.forEach(h=>{d++,(0,e.verifyTLogInclusion)(h,this.trustMaterial.tlogs),(0,e.verifyTLogBody)(h,n)}),d<this.options.tlogThreshold)
throw new u.VerificationError({code:"TLOG_ERROR",message:`expected ${this.options.tlogThreshold} tlog entries, got ${d}`})}verifySignature(n,c){
if(!n.signature.verifySignature(c.key))throw new u.VerificationError({code:"SIGNATURE_ERROR",message:"signature verifica\
tion failed"})}verifyPolicy(n,c){n.subjectAlternativeName&&(0,i.verifySubjectAlternativeName)(n.subjectAlternativeName,c.
subjectAlternativeName),n.extensions&&(0,i.verifyExtensions)(n.extensions,c.extensions),n.oids&&(0,i.verifyOIDs)(n.oids,
c.oids)}};r.Verifier=o;function f(n){for(let c=0;c<n.length;c++)for(let d=c+1;d<n.length;d++)if((0,s.isDeepStrictEqual)(
n[c],n[d]))return!0;return!1}g(f,"Rr"),(0,a.a)(f,"containsDupes")}),ue=(0,a.c)(r=>{"use strict";Object.defineProperty(r,
"__esModule",{value:!0}),r.Verifier=r.toTrustMaterial=r.VerificationError=r.PolicyError=r.toSignedEntity=void 0;var s=q();
Object.defineProperty(r,"toSignedEntity",{enumerable:!0,get:(0,a.a)(function(){return s.toSignedEntity},"get")});var u=O();
Object.defineProperty(r,"PolicyError",{enumerable:!0,get:(0,a.a)(function(){return u.PolicyError},"get")}),Object.defineProperty(
r,"VerificationError",{enumerable:!0,get:(0,a.a)(function(){return u.VerificationError},"get")});var l=T();Object.defineProperty(
r,"toTrustMaterial",{enumerable:!0,get:(0,a.a)(function(){return l.toTrustMaterial},"get")});var i=ce();Object.defineProperty(
r,"Verifier",{enumerable:!0,get:(0,a.a)(function(){return i.Verifier},"get")})}),I=(0,a.e)(ue()),fe=I.Verifier,le=I.toSignedEntity,
de=I.toTrustMaterial}};

"use strict";var I=Object.defineProperty;var s=(b,E)=>I(b,"name",{value:E,configurable:!0});module.exports={"@sigstore/bundle"(b,E,U,O){var _=Object.defineProperty,y=Object.getOwnPropertyDescriptor,S=Object.getOwnPropertyNames,
N=Object.prototype.hasOwnProperty,V=s((e,a)=>{for(var o in a)_(e,o,{get:a[o],enumerable:!0})},"__export"),T=s((e,a,o,c)=>{
if(a&&typeof a=="object"||typeof a=="function")for(let u of S(a))!N.call(e,u)&&u!==o&&_(e,u,{get:s(()=>a[u],"get"),enumerable:!(c=
y(a,u))||c.enumerable});return e},"__copyProps"),C=s(e=>T(_({},"__esModule",{value:!0}),e),"__toCommonJS"),B={};V(B,{bundleFromJSON:s(
()=>Y,"bundleFromJSON")}),O.exports=C(B);var m=E("chunk-X7QESGQ2"),t=E("chunk-CVC2726E"),h=(0,t.c)(e=>{"use strict";Object.
defineProperty(e,"__esModule",{value:!0}),e.BUNDLE_V03_MEDIA_TYPE=e.BUNDLE_V03_LEGACY_MEDIA_TYPE=e.BUNDLE_V02_MEDIA_TYPE=
e.BUNDLE_V01_MEDIA_TYPE=void 0,e.isBundleWithCertificateChain=a,e.isBundleWithPublicKey=o,e.isBundleWithMessageSignature=
c,e.isBundleWithDsseEnvelope=u,e.BUNDLE_V01_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.1",e.BUNDLE_V02_MEDIA_TYPE=
"application/vnd.dev.sigstore.bundle+json;version=0.2",e.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bund\
le+json;version=0.3",e.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";function a(l){return l.verificationMaterial.
content.$case==="x509CertificateChain"}s(a,"j"),(0,t.a)(a,"isBundleWithCertificateChain");function o(l){return l.verificationMaterial.
content.$case==="publicKey"}s(o,"Y"),(0,t.a)(o,"isBundleWithPublicKey");function c(l){return l.content.$case==="messageS\
ignature"}s(c,"I"),(0,t.a)(c,"isBundleWithMessageSignature");function u(l){return l.content.$case==="dsseEnvelope"}s(u,"\
J"),(0,t.a)(u,"isBundleWithDsseEnvelope")}),j=(0,t.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),
e.toMessageSignatureBundle=c,e.toDSSEBundle=u;var a=(0,m.c)(),o=h();function c(i){return{mediaType:i.certificateChain?o.
BUNDLE_V02_MEDIA_TYPE:o.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSignature",messageSignature:{messageDigest:{algorithm:a.
HashAlgorithm.SHA2_256,digest:i.digest},signature:i.signature}},verificationMaterial:f(i)}}s(c,"W"),(0,t.a)(c,"toMessage\
SignatureBundle");function u(i){return{mediaType:i.certificateChain?o.BUNDLE_V02_MEDIA_TYPE:o.BUNDLE_V03_MEDIA_TYPE,content:{
$case:"dsseEnvelope",dsseEnvelope:l(i)},verificationMaterial:f(i)}}s(u,"$"),(0,t.a)(u,"toDSSEBundle");function l(i){return{
payloadType:i.artifactType,payload:i.artifact,signatures:[v(i)]}}s(l,"w"),(0,t.a)(l,"toEnvelope");function v(i){return{keyid:i.
keyHint||"",sig:i.signature}}s(v,"k"),(0,t.a)(v,"toSignature");function f(i){return{content:d(i),tlogEntries:[],timestampVerificationData:{
rfc3161Timestamps:[]}}}s(f,"V"),(0,t.a)(f,"toVerificationMaterial");function d(i){return i.certificate?i.certificateChain?
{$case:"x509CertificateChain",x509CertificateChain:{certificates:[{rawBytes:i.certificate}]}}:{$case:"certificate",certificate:{
rawBytes:i.certificate}}:{$case:"publicKey",publicKey:{hint:i.keyHint||""}}}s(d,"F"),(0,t.a)(d,"toKeyContent")}),M=(0,t.
c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ValidationError=void 0;var a=class extends Error{static{
s(this,"M")}static{(0,t.a)(this,"ValidationError")}constructor(o,c){super(o),this.fields=c}};e.ValidationError=a}),P=(0,t.
c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.assertBundle=o,e.assertBundleV01=c,e.isBundleV01=
u,e.assertBundleV02=l,e.assertBundleLatest=v;var a=M();function o(r){let n=f(r);if(n.length>0)throw new a.ValidationError(
"invalid bundle",n)}s(o,"q"),(0,t.a)(o,"assertBundle");function c(r){let n=[];if(n.push(...f(r)),n.push(...d(r)),n.length>
0)throw new a.ValidationError("invalid v0.1 bundle",n)}s(c,"y"),(0,t.a)(c,"assertBundleV01");function u(r){try{return c(
r),!0}catch{return!1}}s(u,"x"),(0,t.a)(u,"isBundleV01");function l(r){let n=[];if(n.push(...f(r)),n.push(...i(r)),n.length>
0)throw new a.ValidationError("invalid v0.2 bundle",n)}s(l,"K"),(0,t.a)(l,"assertBundleV02");function v(r){let n=[];if(n.
push(...f(r)),n.push(...i(r)),n.push(...D(r)),n.length>0)throw new a.ValidationError("invalid bundle",n)}s(v,"G"),(0,t.a)(
v,"assertBundleLatest");function f(r){let n=[];if((r.mediaType===void 0||!r.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&
!r.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&n.push("mediaType"),r.content===void 0)n.
push("content");else switch(r.content.$case){case"messageSignature":r.content.messageSignature.messageDigest===void 0?n.
push("content.messageSignature.messageDigest"):r.content.messageSignature.messageDigest.digest.length===0&&n.push("conte\
nt.messageSignature.messageDigest.digest"),r.content.messageSignature.signature.length===0&&n.push("content.messageSigna\
ture.signature");break;case"dsseEnvelope":r.content.dsseEnvelope.payload.length===0&&n.push("content.dsseEnvelope.payloa\
d"),r.content.dsseEnvelope.signatures.length!==1?n.push("content.dsseEnvelope.signatures"):r.content.dsseEnvelope.signatures[0].
sig.length===0&&n.push("content.dsseEnvelope.signatures[0].sig");break}if(r.verificationMaterial===void 0)n.push("verifi\
cationMaterial");else{if(r.verificationMaterial.content===void 0)n.push("verificationMaterial.content");else switch(r.verificationMaterial.
content.$case){case"x509CertificateChain":r.verificationMaterial.content.x509CertificateChain.certificates.length===0&&n.
push("verificationMaterial.content.x509CertificateChain.certificates"),r.verificationMaterial.content.x509CertificateChain.
certificates.forEach((g,p)=>{g.rawBytes.length===0&&n.push(`verificationMaterial.content.x509CertificateChain.certificat\
es[${p}].rawBytes`)});break;case"certificate":r.verificationMaterial.content.certificate.rawBytes.length===0&&n.push("ve\
rificationMaterial.content.certificate.rawBytes");break}r.verificationMaterial.tlogEntries===void 0?n.push("verification\
Material.tlogEntries"):r.verificationMaterial.tlogEntries.length>0&&r.verificationMaterial.tlogEntries.forEach((g,p)=>{g.
logId===void 0&&n.push(`verificationMaterial.tlogEntries[${p}].logId`),g.kindVersion===void 0&&n.push(`verificationMater\
ial.tlogEntries[${p}].kindVersion`)})}return n}s(f,"_"),(0,t.a)(f,"validateBundleBase");function d(r){let n=[];return r.
verificationMaterial&&r.verificationMaterial.tlogEntries?.length>0&&r.verificationMaterial.tlogEntries.forEach((g,p)=>{g.
inclusionPromise===void 0&&n.push(`verificationMaterial.tlogEntries[${p}].inclusionPromise`)}),n}s(d,"H"),(0,t.a)(d,"val\
idateInclusionPromise");function i(r){let n=[];return r.verificationMaterial&&r.verificationMaterial.tlogEntries?.length>
0&&r.verificationMaterial.tlogEntries.forEach((g,p)=>{g.inclusionProof===void 0?n.push(`verificationMaterial.tlogEntries\
[${p}].inclusionProof`):g.inclusionProof.checkpoint===void 0&&n.push(`verificationMaterial.tlogEntries[${p}].inclusionPr\
oof.checkpoint`)}),n}s(i,"N"),(0,t.a)(i,"validateInclusionProof");function D(r){let n=[];return r.verificationMaterial?.
content?.$case==="x509CertificateChain"&&n.push("verificationMaterial.content.$case"),n}s(D,"z"),(0,t.a)(D,"validateNoCe\
rtificateChain")}),L=(0,t.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.envelopeToJSON=e.envelopeFromJSON=
e.bundleToJSON=e.bundleFromJSON=void 0;var a=(0,m.c)(),o=h(),c=P(),u=(0,t.a)(d=>{let i=a.Bundle.fromJSON(d);switch(i.mediaType){case o.
BUNDLE_V01_MEDIA_TYPE:(0,c.assertBundleV01)(i);break;case o.BUNDLE_V02_MEDIA_TYPE:(0,c.assertBundleV02)(i);break;default:
(0,c.assertBundleLatest)(i);break}return i},"bundleFromJSON");e.bundleFromJSON=u;var l=(0,t.a)(d=>a.Bundle.toJSON(d),"bu\
ndleToJSON");e.bundleToJSON=l;var v=(0,t.a)(d=>a.Envelope.fromJSON(d),"envelopeFromJSON");e.envelopeFromJSON=v;var f=(0,t.
a)(d=>a.Envelope.toJSON(d),"envelopeToJSON");e.envelopeToJSON=f}),J=(0,t.c)(e=>{"use strict";Object.defineProperty(e,"__\
esModule",{value:!0}),e.isBundleV01=e.assertBundleV02=e.assertBundleV01=e.assertBundleLatest=e.assertBundle=e.envelopeToJSON=
e.envelopeFromJSON=e.bundleToJSON=e.bundleFromJSON=e.ValidationError=e.isBundleWithPublicKey=e.isBundleWithMessageSignature=
e.isBundleWithDsseEnvelope=e.isBundleWithCertificateChain=e.BUNDLE_V03_MEDIA_TYPE=e.BUNDLE_V03_LEGACY_MEDIA_TYPE=e.BUNDLE_V02_MEDIA_TYPE=
e.BUNDLE_V01_MEDIA_TYPE=e.toMessageSignatureBundle=e.toDSSEBundle=void 0;var a=j();Object.defineProperty(e,"toDSSEBundle",
{enumerable:!0,get:(0,t.a)(function(){return a.toDSSEBundle},"get")}),Object.defineProperty(e,"toMessageSignatureBundle",
{enumerable:!0,get:(0,t.a)(function(){return a.toMessageSignatureBundle},"get")});var o=h();Object.defineProperty(e,"BUN\
DLE_V01_MEDIA_TYPE",{enumerable:!0,get:(0,t.a)(function(){return o.BUNDLE_V01_MEDIA_TYPE},"get")}),Object.defineProperty(
e,"BUNDLE_V02_MEDIA_TYPE",{enumerable:!0,get:(0,t.a)(function(){return o.BUNDLE_V02_MEDIA_TYPE},"get")}),Object.defineProperty(
e,"BUNDLE_V03_LEGACY_MEDIA_TYPE",{enumerable:!0,get:(0,t.a)(function(){return o.BUNDLE_V03_LEGACY_MEDIA_TYPE},"get")}),Object.
defineProperty(e,"BUNDLE_V03_MEDIA_TYPE",{enumerable:!0,get:(0,t.a)(function(){return o.BUNDLE_V03_MEDIA_TYPE},"get")}),
Object.defineProperty(e,"isBundleWithCertificateChain",{enumerable:!0,get:(0,t.a)(function(){return o.isBundleWithCertificateChain},
"get")}),Object.defineProperty(e,"isBundleWithDsseEnvelope",{enumerable:!0,get:(0,t.a)(function(){return o.isBundleWithDsseEnvelope},
"get")}),Object.defineProperty(e,"isBundleWithMessageSignature",{enumerable:!0,get:(0,t.a)(function(){return o.isBundleWithMessageSignature},
"get")}),Object.defineProperty(e,"isBundleWithPublicKey",{enumerable:!0,get:(0,t.a)(function(){return o.isBundleWithPublicKey},
"get")});var c=M();Object.defineProperty(e,"ValidationError",{enumerable:!0,get:(0,t.a)(function(){return c.ValidationError},
"get")});var u=L();Object.defineProperty(e,"bundleFromJSON",{enumerable:!0,get:(0,t.a)(function(){return u.bundleFromJSON},
"get")}),Object.defineProperty(e,"bundleToJSON",{enumerable:!0,get:(0,t.a)(function(){return u.bundleToJSON},"get")}),Object.
defineProperty(e,"envelopeFromJSON",{enumerable:!0,get:(0,t.a)(function(){return u.envelopeFromJSON},"get")}),Object.defineProperty(
e,"envelopeToJSON",{enumerable:!0,get:(0,t.a)(function(){return u.envelopeToJSON},"get")});var l=P();Object.defineProperty(
e,"assertBundle",{enumerable:!0,get:(0,t.a)(function(){return l.assertBundle},"get")}),Object.defineProperty(e,"assertBu\
ndleLatest",{enumerable:!0,get:(0,t.a)(function(){return l.assertBundleLatest},"get")}),Object.defineProperty(e,"assertB\
undleV01",{enumerable:!0,get:(0,t.a)(function(){return l.assertBundleV01},"get")}),Object.defineProperty(e,"assertBundle\
V02",{enumerable:!0,get:(0,t.a)(function(){return l.assertBundleV02},"get")}),Object.defineProperty(e,"isBundleV01",{enumerable:!0,
get:(0,t.a)(function(){return l.isBundleV01},"get")})}),A=(0,t.e)(J()),Y=A.bundleFromJSON}};

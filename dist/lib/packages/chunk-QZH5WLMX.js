"use strict";module.exports={"chunk-QZH5WLMX"(ne,U,se,M){var E=Object.defineProperty,X=Object.getOwnPropertyDescriptor,V=Object.getOwnPropertyNames,
G=Object.prototype.hasOwnProperty,L=(e,b)=>{for(var c in b)E(e,c,{get:b[c],enumerable:!0})},k=(e,b,c,h)=>{if(b&&typeof b==
"object"||typeof b=="function")for(let u of V(b))!G.call(e,u)&&u!==c&&E(e,u,{get:()=>b[u],enumerable:!(h=X(b,u))||h.enumerable});
return e},K=e=>k(E({},"__esModule",{value:!0}),e),N={};L(N,{a:()=>ie}),M.exports=K(N);var m=U("chunk-IYWUY3VA"),_=(0,m.b)(
e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ByteStream=void 0;var b=class extends Error{},c=class w{static BLOCK_SIZE=1024;buf;view;start=0;constructor(u){
u?(this.buf=u,this.view=Buffer.from(u)):(this.buf=Buffer.alloc(0),this.view=Buffer.from(this.buf))}get buffer(){return this.
view.subarray(0,this.start)}get length(){return this.view.byteLength}get position(){return this.start}seek(u){this.start=
u}slice(u,l){let d=u+l;if(d>this.length)throw new b("request past end of buffer");return this.view.subarray(u,d)}appendChar(u){
this.ensureCapacity(1),this.view[this.start]=u,this.start+=1}appendUint16(u){this.ensureCapacity(2);let l=new Uint16Array(
[u]),d=new Uint8Array(l.buffer);this.view[this.start]=d[1],this.view[this.start+1]=d[0],this.start+=2}appendUint24(u){this.
ensureCapacity(3);let l=new Uint32Array([u]),d=new Uint8Array(l.buffer);this.view[this.start]=d[2],this.view[this.start+
1]=d[1],this.view[this.start+2]=d[0],this.start+=3}appendView(u){this.ensureCapacity(u.length),this.view.set(u,this.start),
this.start+=u.length}getBlock(u){if(u<=0)return Buffer.alloc(0);if(this.start+u>this.view.length)throw new Error("reques\
t past end of buffer");let l=this.view.subarray(this.start,this.start+u);return this.start+=u,l}getUint8(){return this.getBlock(
1)[0]}getUint16(){let u=this.getBlock(2);return u[0]<<8|u[1]}ensureCapacity(u){if(this.start+u>this.view.byteLength){let l=w.
BLOCK_SIZE+(u>w.BLOCK_SIZE?u:0);this.realloc(this.view.byteLength+l)}}realloc(u){let l=Buffer.alloc(u),d=Buffer.from(l);
d.set(this.view),this.buf=l,this.view=d}};e.ByteStream=c}),I=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModul\
e",{value:!0}),e.ASN1TypeError=e.ASN1ParseError=void 0;var b=class extends Error{};e.ASN1ParseError=b;var c=class extends Error{};
e.ASN1TypeError=c}),F=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.decodeLength=c,e.encodeLength=
h;var b=I();function c(u){let l=u.getUint8();if((l&128)===0)return l;let d=l&127;if(d>6)throw new b.ASN1ParseError("leng\
th exceeds 6 byte limit");let g=0;for(let s=0;s<d;s++)g=g*256+u.getUint8();if(g===0)throw new b.ASN1ParseError("indefini\
te length encoding not supported");return g}function h(u){if(u<128)return Buffer.from([u]);let l=BigInt(u),d=[];for(;l>0n;)
d.unshift(Number(l&255n)),l=l>>8n;return Buffer.from([128|d.length,...d])}}),$=(0,m.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.parseInteger=h,e.parseStringASCII=u,e.parseTime=l,e.parseOID=d,e.parseBoolean=g,e.parseBitString=
s;var b=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,c=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
function h(t){let r=0,n=t.length,o=t[r],O=o>127,f=O?255:0;for(;o==f&&++r<n;)o=t[r];if(n-r===0)return BigInt(O?-1:0);o=O?
o-256:o;let p=BigInt(o);for(let i=r+1;i<n;++i)p=p*BigInt(256)+BigInt(t[i]);return p}function u(t){return t.toString("asc\
ii")}function l(t,r){let n=u(t),o=r?b.exec(n):c.exec(n);if(!o)throw new Error("invalid time");if(r){let O=Number(o[1]);O+=
O>=50?1900:2e3,o[1]=O.toString()}return new Date(`${o[1]}-${o[2]}-${o[3]}T${o[4]}:${o[5]}:${o[6]}Z`)}function d(t){let r=0,
n=t.length,o=t[r++],O=Math.floor(o/40),f=o%40,p=`${O}.${f}`,i=0;for(;r<n;++r)o=t[r],i=(i<<7)+(o&127),(o&128)===0&&(p+=`.${i}`,
i=0);return p}function g(t){return t[0]!==0}function s(t){let r=t[0],n=1,o=t.length,O=[];for(let f=n;f<o;++f){let p=t[f],
i=f===o-1?r:0;for(let v=7;v>=i;--v)O.push(p>>v&1)}return O}}),H=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esMo\
dule",{value:!0}),e.ASN1Tag=void 0;var b=I(),c={BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,OBJECT_IDENTIFIER:6,SEQUENCE:16,
SET:17,PRINTABLE_STRING:19,UTC_TIME:23,GENERALIZED_TIME:24},h={UNIVERSAL:0,APPLICATION:1,CONTEXT_SPECIFIC:2,PRIVATE:3},u=class{number;constructed;class;constructor(l){
if(this.number=l&31,this.constructed=(l&32)===32,this.class=l>>6,this.number===31)throw new b.ASN1ParseError("long form \
tags not supported");if(this.class===h.UNIVERSAL&&this.number===0)throw new b.ASN1ParseError("unsupported tag 0x00")}isUniversal(){
return this.class===h.UNIVERSAL}isContextSpecific(l){let d=this.class===h.CONTEXT_SPECIFIC;return l!==void 0?d&&this.number===
l:d}isBoolean(){return this.isUniversal()&&this.number===c.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===
c.INTEGER}isBitString(){return this.isUniversal()&&this.number===c.BIT_STRING}isOctetString(){return this.isUniversal()&&
this.number===c.OCTET_STRING}isOID(){return this.isUniversal()&&this.number===c.OBJECT_IDENTIFIER}isUTCTime(){return this.
isUniversal()&&this.number===c.UTC_TIME}isGeneralizedTime(){return this.isUniversal()&&this.number===c.GENERALIZED_TIME}toDER(){
return this.number|(this.constructed?32:0)|this.class<<6}};e.ASN1Tag=u}),q=(0,m.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.ASN1Obj=void 0;var b=_(),c=I(),h=F(),u=$(),l=H(),d=class{tag;subs;value;constructor(t,r,n){
this.tag=t,this.value=r,this.subs=n}static parseBuffer(t){return g(new b.ByteStream(t))}toDER(){let t=new b.ByteStream;if(this.
subs.length>0)for(let o of this.subs)t.appendView(o.toDER());else t.appendView(this.value);let r=t.buffer,n=new b.ByteStream;
return n.appendChar(this.tag.toDER()),n.appendView((0,h.encodeLength)(r.length)),n.appendView(r),n.buffer}toBoolean(){if(!this.
tag.isBoolean())throw new c.ASN1TypeError("not a boolean");return(0,u.parseBoolean)(this.value)}toInteger(){if(!this.tag.
isInteger())throw new c.ASN1TypeError("not an integer");return(0,u.parseInteger)(this.value)}toOID(){if(!this.tag.isOID())
throw new c.ASN1TypeError("not an OID");return(0,u.parseOID)(this.value)}toDate(){switch(!0){case this.tag.isUTCTime():return(0,u.
parseTime)(this.value,!0);case this.tag.isGeneralizedTime():return(0,u.parseTime)(this.value,!1);default:throw new c.ASN1TypeError(
"not a date")}}toBitString(){if(!this.tag.isBitString())throw new c.ASN1TypeError("not a bit string");return(0,u.parseBitString)(
this.value)}};e.ASN1Obj=d;function g(t){let r=new l.ASN1Tag(t.getUint8()),n=(0,h.decodeLength)(t),o=t.slice(t.position,n),
O=t.position,f=[];if(r.constructed)f=s(t,n);else if(r.isOctetString())try{f=s(t,n)}catch{}return f.length===0&&t.seek(O+
n),new d(r,o,f)}function s(t,r){let n=t.position+r;if(n>t.length)throw new c.ASN1ParseError("invalid length");let o=[];for(;t.
position<n;)o.push(g(t));if(t.position!==n)throw new c.ASN1ParseError("invalid length");return o}}),T=(0,m.b)(e=>{"use s\
trict";Object.defineProperty(e,"__esModule",{value:!0}),e.ASN1Obj=void 0;var b=q();Object.defineProperty(e,"ASN1Obj",{enumerable:!0,
get:function(){return b.ASN1Obj}})}),j=(0,m.b)(e=>{"use strict";var b=e&&e.__importDefault||function(g){return g&&g.__esModule?
g:{default:g}};Object.defineProperty(e,"__esModule",{value:!0}),e.createPublicKey=h,e.digest=u,e.verify=l,e.bufferEqual=
d;var c=b((0,m.a)("crypto"));function h(g,s="spki"){return typeof g=="string"?g.startsWith("-----")?c.default.createPublicKey(
g):c.default.createPublicKey({key:Buffer.from(g,"base64"),format:"der",type:s}):c.default.createPublicKey({key:g,format:"\
der",type:s})}function u(g,...s){let t=c.default.createHash(g);for(let r of s)t.update(r);return t.digest()}function l(g,s,t,r){
try{return c.default.verify(r,g,s,t)}catch{return!1}}function d(g,s){try{return c.default.timingSafeEqual(g,s)}catch{return!1}}}),
Z=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.preAuthEncoding=c;var b="DSSEv1";function c(h,u){
let l=Buffer.from(h,"utf-8");return Buffer.concat([Buffer.from(`${b} ${l.length} `,"ascii"),l,Buffer.from(` ${u.length} `,
"ascii"),u])}}),J=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.base64Encode=h,e.base64Decode=
u;var b="base64",c="utf-8";function h(l){return Buffer.from(l,c).toString(b)}function u(l){return Buffer.from(l,b).toString(
c)}}),z=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.canonicalize=b;function b(c){let h="";
if(c===null||typeof c!="object"||c.toJSON!=null)h+=JSON.stringify(c);else if(Array.isArray(c)){h+="[";let u=!0;c.forEach(
l=>{u||(h+=","),u=!1,h+=b(l)}),h+="]"}else{h+="{";let u=!0;Object.keys(c).sort().forEach(l=>{u||(h+=","),u=!1,h+=JSON.stringify(
l),h+=":",h+=b(c[l])}),h+="}"}return h}}),x=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.
toDER=h,e.fromDER=u;var b=/-----BEGIN (.*)-----/,c=/-----END (.*)-----/;function h(l){let d="";return l.split(`
`).forEach(g=>{g.match(b)||g.match(c)||(d+=g)}),Buffer.from(d,"base64")}function u(l,d="CERTIFICATE"){let g=l.toString("\
base64").match(/.{1,64}/g)||"";return[`-----BEGIN ${d}-----`,...g,`-----END ${d}-----`].join(`
`).concat(`
`)}}),A=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.SHA2_HASH_ALGOS=e.RSA_SIGNATURE_ALGOS=
e.ECDSA_SIGNATURE_ALGOS=void 0,e.ECDSA_SIGNATURE_ALGOS={"1.2.840.10045.4.3.1":"sha224","1.2.840.10045.4.3.2":"sha256","1\
.2.840.10045.4.3.3":"sha384","1.2.840.10045.4.3.4":"sha512"},e.RSA_SIGNATURE_ALGOS={"1.2.840.113549.1.1.14":"sha224","1.\
2.840.113549.1.1.11":"sha256","1.2.840.113549.1.1.12":"sha384","1.2.840.113549.1.1.13":"sha512"},e.SHA2_HASH_ALGOS={"2.1\
6.840.1.101.3.4.2.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"}}),D=(0,m.b)(e=>{"use \
strict";Object.defineProperty(e,"__esModule",{value:!0}),e.RFC3161TimestampVerificationError=void 0;var b=class extends Error{};
e.RFC3161TimestampVerificationError=b}),Y=(0,m.b)(e=>{"use strict";var b=e&&e.__createBinding||(Object.create?(function(s,t,r,n){
n===void 0&&(n=r);var o=Object.getOwnPropertyDescriptor(t,r);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&
(o={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(s,n,o)}):(function(s,t,r,n){n===void 0&&(n=r),s[n]=
t[r]})),c=e&&e.__setModuleDefault||(Object.create?(function(s,t){Object.defineProperty(s,"default",{enumerable:!0,value:t})}):
function(s,t){s.default=t}),h=e&&e.__importStar||(function(){var s=function(t){return s=Object.getOwnPropertyNames||function(r){
var n=[];for(var o in r)Object.prototype.hasOwnProperty.call(r,o)&&(n[n.length]=o);return n},s(t)};return function(t){if(t&&
t.__esModule)return t;var r={};if(t!=null)for(var n=s(t),o=0;o<n.length;o++)n[o]!=="default"&&b(r,t,n[o]);return c(r,t),
r}})();Object.defineProperty(e,"__esModule",{value:!0}),e.TSTInfo=void 0;var u=h(j()),l=A(),d=D(),g=class{root;constructor(s){
this.root=s}get version(){return this.root.subs[0].toInteger()}get genTime(){return this.root.subs[4].toDate()}get messageImprintHashAlgorithm(){
let s=this.messageImprintObj.subs[0].subs[0].toOID();return l.SHA2_HASH_ALGOS[s]}get messageImprintHashedMessage(){return this.
messageImprintObj.subs[1].value}get raw(){return this.root.toDER()}verify(s){let t=u.digest(this.messageImprintHashAlgorithm,
s);if(!u.bufferEqual(t,this.messageImprintHashedMessage))throw new d.RFC3161TimestampVerificationError("message imprint \
does not match artifact")}get messageImprintObj(){return this.root.subs[2]}};e.TSTInfo=g}),Q=(0,m.b)(e=>{"use strict";var b=e&&
e.__createBinding||(Object.create?(function(O,f,p,i){i===void 0&&(i=p);var v=Object.getOwnPropertyDescriptor(f,p);(!v||("\
get"in v?!f.__esModule:v.writable||v.configurable))&&(v={enumerable:!0,get:function(){return f[p]}}),Object.defineProperty(
O,i,v)}):(function(O,f,p,i){i===void 0&&(i=p),O[i]=f[p]})),c=e&&e.__setModuleDefault||(Object.create?(function(O,f){Object.
defineProperty(O,"default",{enumerable:!0,value:f})}):function(O,f){O.default=f}),h=e&&e.__importStar||(function(){var O=function(f){
return O=Object.getOwnPropertyNames||function(p){var i=[];for(var v in p)Object.prototype.hasOwnProperty.call(p,v)&&(i[i.
length]=v);return i},O(f)};return function(f){if(f&&f.__esModule)return f;var p={};if(f!=null)for(var i=O(f),v=0;v<i.length;v++)
i[v]!=="default"&&b(p,f,i[v]);return c(p,f),p}})();Object.defineProperty(e,"__esModule",{value:!0}),e.RFC3161Timestamp=void 0;
var u=T(),l=h(j()),d=A(),g=D(),s=Y(),t="1.2.840.113549.1.7.2",r="1.2.840.113549.1.9.16.1.4",n="1.2.840.113549.1.9.4",o=class B{root;constructor(f){
this.root=f}static parse(f){let p=u.ASN1Obj.parseBuffer(f);return new B(p)}get status(){return this.pkiStatusInfoObj.subs[0].
toInteger()}get contentType(){return this.contentTypeObj.toOID()}get eContentType(){return this.eContentTypeObj.toOID()}get signingTime(){
return this.tstInfo.genTime}get signerIssuer(){return this.signerSidObj.subs[0].value}get signerSerialNumber(){return this.
signerSidObj.subs[1].value}get signerDigestAlgorithm(){let f=this.signerDigestAlgorithmObj.subs[0].toOID();return d.SHA2_HASH_ALGOS[f]}get signatureAlgorithm(){
let f=this.signatureAlgorithmObj.subs[0].toOID();return d.ECDSA_SIGNATURE_ALGOS[f]}get signatureValue(){return this.signatureValueObj.
value}get tstInfo(){return new s.TSTInfo(this.eContentObj.subs[0].subs[0])}verify(f,p){if(!this.timeStampTokenObj)throw new g.
RFC3161TimestampVerificationError("timeStampToken is missing");if(this.contentType!==t)throw new g.RFC3161TimestampVerificationError(
`incorrect content type: ${this.contentType}`);if(this.eContentType!==r)throw new g.RFC3161TimestampVerificationError(`i\
ncorrect encapsulated content type: ${this.eContentType}`);this.tstInfo.verify(f),this.verifyMessageDigest(),this.verifySignature(
p)}verifyMessageDigest(){let f=l.digest(this.signerDigestAlgorithm,this.tstInfo.raw),p=this.messageDigestAttributeObj.subs[1].
subs[0].value;if(!l.bufferEqual(f,p))throw new g.RFC3161TimestampVerificationError("signed data does not match tstInfo")}verifySignature(f){
let p=this.signedAttrsObj.toDER();if(p[0]=49,!l.verify(p,f,this.signatureValue,this.signatureAlgorithm))throw new g.RFC3161TimestampVerificationError(
"signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){return this.root.
subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.subs.
find(f=>f.tag.isContextSpecific(0)).subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){
let f=this.signedDataObj;return f.subs[f.subs.length-1]}get signerInfoObj(){return this.signerInfosObj.subs[0]}get eContentTypeObj(){
return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){return this.
signerInfoObj.subs.find(f=>f.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(
f=>f.subs[0].tag.isOID()&&f.subs[0].toOID()===n)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){
return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){return this.signerInfoObj.subs[4]}get signatureValueObj(){
return this.signerInfoObj.subs[5]}};e.RFC3161Timestamp=o}),W=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModul\
e",{value:!0}),e.RFC3161Timestamp=void 0;var b=Q();Object.defineProperty(e,"RFC3161Timestamp",{enumerable:!0,get:function(){
return b.RFC3161Timestamp}})}),ee=(0,m.b)(e=>{"use strict";var b=e&&e.__createBinding||(Object.create?(function(g,s,t,r){
r===void 0&&(r=t);var n=Object.getOwnPropertyDescriptor(s,t);(!n||("get"in n?!s.__esModule:n.writable||n.configurable))&&
(n={enumerable:!0,get:function(){return s[t]}}),Object.defineProperty(g,r,n)}):(function(g,s,t,r){r===void 0&&(r=t),g[r]=
s[t]})),c=e&&e.__setModuleDefault||(Object.create?(function(g,s){Object.defineProperty(g,"default",{enumerable:!0,value:s})}):
function(g,s){g.default=s}),h=e&&e.__importStar||(function(){var g=function(s){return g=Object.getOwnPropertyNames||function(t){
var r=[];for(var n in t)Object.prototype.hasOwnProperty.call(t,n)&&(r[r.length]=n);return r},g(s)};return function(s){if(s&&
s.__esModule)return s;var t={};if(s!=null)for(var r=g(s),n=0;n<r.length;n++)r[n]!=="default"&&b(t,s,r[n]);return c(t,s),
t}})();Object.defineProperty(e,"__esModule",{value:!0}),e.SignedCertificateTimestamp=void 0;var u=h(j()),l=_(),d=class R{version;logID;timestamp;extensions;hashAlgorithm;signatureAlgorithm;signature;constructor(s){
this.version=s.version,this.logID=s.logID,this.timestamp=s.timestamp,this.extensions=s.extensions,this.hashAlgorithm=s.hashAlgorithm,
this.signatureAlgorithm=s.signatureAlgorithm,this.signature=s.signature}get datetime(){return new Date(Number(this.timestamp.
readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:return"md5";case 2:return"sha1";case 3:
return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(s,t){let r=new l.
ByteStream;return r.appendChar(this.version),r.appendChar(0),r.appendView(this.timestamp),r.appendUint16(1),r.appendView(
s),r.appendUint16(this.extensions.byteLength),this.extensions.byteLength>0&&r.appendView(this.extensions),u.verify(r.buffer,
t,this.signature,this.algorithm)}static parse(s){let t=new l.ByteStream(s),r=t.getUint8(),n=t.getBlock(32),o=t.getBlock(
8),O=t.getUint16(),f=t.getBlock(O),p=t.getUint8(),i=t.getUint8(),v=t.getUint16(),y=t.getBlock(v);if(t.position!==s.length)
throw new Error("SCT buffer length mismatch");return new R({version:r,logID:n,timestamp:o,extensions:f,hashAlgorithm:p,signatureAlgorithm:i,
signature:y})}};e.SignedCertificateTimestamp=d}),P=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),
e.X509SCTExtension=e.X509SubjectKeyIDExtension=e.X509AuthorityKeyIDExtension=e.X509SubjectAlternativeNameExtension=e.X509KeyUsageExtension=
e.X509BasicConstraintsExtension=e.X509Extension=void 0;var b=_(),c=ee(),h=class{root;constructor(r){this.root=r}get oid(){
return this.root.subs[0].toOID()}get critical(){return this.root.subs.length===3?this.root.subs[1].toBoolean():!1}get value(){
return this.extnValueObj.value}get valueObj(){return this.extnValueObj}get extnValueObj(){return this.root.subs[this.root.
subs.length-1]}};e.X509Extension=h;var u=class extends h{get isCA(){return this.sequence.subs[0]?.toBoolean()??!1}get pathLenConstraint(){
return this.sequence.subs.length>1?this.sequence.subs[1].toInteger():void 0}get sequence(){return this.extnValueObj.subs[0]}};
e.X509BasicConstraintsExtension=u;var l=class extends h{get digitalSignature(){return this.bitString[0]===1}get keyCertSign(){
return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){return this.extnValueObj.subs[0].
toBitString()}};e.X509KeyUsageExtension=l;var d=class extends h{get rfc822Name(){return this.findGeneralName(1)?.value.toString(
"ascii")}get uri(){return this.findGeneralName(6)?.value.toString("ascii")}otherName(r){let n=this.findGeneralName(0);return n===
void 0||n.subs[0].toOID()!==r?void 0:n.subs[1].subs[0].value.toString("ascii")}findGeneralName(r){return this.generalNames.
find(n=>n.tag.isContextSpecific(r))}get generalNames(){return this.extnValueObj.subs[0].subs}};e.X509SubjectAlternativeNameExtension=
d;var g=class extends h{get keyIdentifier(){return this.findSequenceMember(0)?.value}findSequenceMember(r){return this.sequence.
subs.find(n=>n.tag.isContextSpecific(r))}get sequence(){return this.extnValueObj.subs[0]}};e.X509AuthorityKeyIDExtension=
g;var s=class extends h{get keyIdentifier(){return this.extnValueObj.subs[0].value}};e.X509SubjectKeyIDExtension=s;var t=class extends h{constructor(r){
super(r)}get signedCertificateTimestamps(){let r=this.extnValueObj.subs[0].value,n=new b.ByteStream(r),o=n.getUint16()+2,
O=[];for(;n.position<o;){let f=n.getUint16(),p=n.getBlock(f);O.push(c.SignedCertificateTimestamp.parse(p))}if(n.position!==
o)throw new Error("SCT list length does not match actual length");return O}};e.X509SCTExtension=t}),te=(0,m.b)(e=>{"use \
strict";var b=e&&e.__createBinding||(Object.create?(function(p,i,v,y){y===void 0&&(y=v);var S=Object.getOwnPropertyDescriptor(
i,v);(!S||("get"in S?!i.__esModule:S.writable||S.configurable))&&(S={enumerable:!0,get:function(){return i[v]}}),Object.
defineProperty(p,y,S)}):(function(p,i,v,y){y===void 0&&(y=v),p[y]=i[v]})),c=e&&e.__setModuleDefault||(Object.create?(function(p,i){
Object.defineProperty(p,"default",{enumerable:!0,value:i})}):function(p,i){p.default=i}),h=e&&e.__importStar||(function(){
var p=function(i){return p=Object.getOwnPropertyNames||function(v){var y=[];for(var S in v)Object.prototype.hasOwnProperty.
call(v,S)&&(y[y.length]=S);return y},p(i)};return function(i){if(i&&i.__esModule)return i;var v={};if(i!=null)for(var y=p(
i),S=0;S<y.length;S++)y[S]!=="default"&&b(v,i,y[S]);return c(v,i),v}})();Object.defineProperty(e,"__esModule",{value:!0}),
e.X509Certificate=e.EXTENSION_OID_SCT=void 0;var u=T(),l=h(j()),d=A(),g=h(x()),s=P(),t="2.5.29.14",r="2.5.29.15",n="2.5.\
29.17",o="2.5.29.19",O="2.5.29.35";e.EXTENSION_OID_SCT="1.3.6.1.4.1.11129.2.4.2";var f=class C{root;constructor(i){this.
root=i}static parse(i){let v=typeof i=="string"?g.toDER(i):i,y=u.ASN1Obj.parseBuffer(v);return new C(y)}get tbsCertificate(){
return this.tbsCertificateObj}get version(){return`v${(this.versionObj.subs[0].toInteger()+BigInt(1)).toString()}`}get serialNumber(){
return this.serialNumberObj.value}get notBefore(){return this.validityObj.subs[0].toDate()}get notAfter(){return this.validityObj.
subs[1].toDate()}get issuer(){return this.issuerObj.value}get subject(){return this.subjectObj.value}get publicKey(){return this.
subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){let i=this.signatureAlgorithmObj.subs[0].toOID();return d.RSA_SIGNATURE_ALGOS[i]?
d.RSA_SIGNATURE_ALGOS[i]:d.ECDSA_SIGNATURE_ALGOS[i]}get signatureValue(){return this.signatureValueObj.value.subarray(1)}get subjectAltName(){
let i=this.extSubjectAltName;return i?.uri||i?.rfc822Name}get extensions(){return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){
let i=this.findExtension(r);return i?new s.X509KeyUsageExtension(i):void 0}get extBasicConstraints(){let i=this.findExtension(
o);return i?new s.X509BasicConstraintsExtension(i):void 0}get extSubjectAltName(){let i=this.findExtension(n);return i?new s.
X509SubjectAlternativeNameExtension(i):void 0}get extAuthorityKeyID(){let i=this.findExtension(O);return i?new s.X509AuthorityKeyIDExtension(
i):void 0}get extSubjectKeyID(){let i=this.findExtension(t);return i?new s.X509SubjectKeyIDExtension(i):void 0}get extSCT(){
let i=this.findExtension(e.EXTENSION_OID_SCT);return i?new s.X509SCTExtension(i):void 0}get isCA(){let i=this.extBasicConstraints?.
isCA||!1;return this.extKeyUsage?i&&this.extKeyUsage.keyCertSign:i}extension(i){let v=this.findExtension(i);return v?new s.
X509Extension(v):void 0}verify(i){let v=i?.publicKey||this.publicKey,y=l.createPublicKey(v);return l.verify(this.tbsCertificate.
toDER(),y,this.signatureValue,this.signatureAlgorithm)}validForDate(i){return this.notBefore<=i&&i<=this.notAfter}equals(i){
return this.root.toDER().equals(i.root.toDER())}clone(){let i=this.root.toDER(),v=Buffer.alloc(i.length);return i.copy(v),
C.parse(v)}findExtension(i){return this.extensions.find(v=>v.subs[0].toOID()===i)}get tbsCertificateObj(){return this.root.
subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){return this.root.subs[2]}get versionObj(){
return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.subs[1]}get issuerObj(){return this.
tbsCertificateObj.subs[3]}get validityObj(){return this.tbsCertificateObj.subs[4]}get subjectObj(){return this.tbsCertificateObj.
subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){return this.tbsCertificateObj.
subs.find(i=>i.tag.isContextSpecific(3))}};e.X509Certificate=f}),re=(0,m.b)(e=>{"use strict";Object.defineProperty(e,"__\
esModule",{value:!0}),e.X509SCTExtension=e.X509Certificate=e.EXTENSION_OID_SCT=void 0;var b=te();Object.defineProperty(e,
"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return b.EXTENSION_OID_SCT}}),Object.defineProperty(e,"X509Certificate",
{enumerable:!0,get:function(){return b.X509Certificate}});var c=P();Object.defineProperty(e,"X509SCTExtension",{enumerable:!0,
get:function(){return c.X509SCTExtension}})}),ie=(0,m.b)(e=>{"use strict";var b=e&&e.__createBinding||(Object.create?(function(s,t,r,n){
n===void 0&&(n=r);var o=Object.getOwnPropertyDescriptor(t,r);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&
(o={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(s,n,o)}):(function(s,t,r,n){n===void 0&&(n=r),s[n]=
t[r]})),c=e&&e.__setModuleDefault||(Object.create?(function(s,t){Object.defineProperty(s,"default",{enumerable:!0,value:t})}):
function(s,t){s.default=t}),h=e&&e.__importStar||(function(){var s=function(t){return s=Object.getOwnPropertyNames||function(r){
var n=[];for(var o in r)Object.prototype.hasOwnProperty.call(r,o)&&(n[n.length]=o);return n},s(t)};return function(t){if(t&&
t.__esModule)return t;var r={};if(t!=null)for(var n=s(t),o=0;o<n.length;o++)n[o]!=="default"&&b(r,t,n[o]);return c(r,t),
r}})();Object.defineProperty(e,"__esModule",{value:!0}),e.X509SCTExtension=e.X509Certificate=e.EXTENSION_OID_SCT=e.ByteStream=
e.RFC3161Timestamp=e.pem=e.json=e.encoding=e.dsse=e.crypto=e.ASN1Obj=void 0;var u=T();Object.defineProperty(e,"ASN1Obj",
{enumerable:!0,get:function(){return u.ASN1Obj}}),e.crypto=h(j()),e.dsse=h(Z()),e.encoding=h(J()),e.json=h(z()),e.pem=h(
x());var l=W();Object.defineProperty(e,"RFC3161Timestamp",{enumerable:!0,get:function(){return l.RFC3161Timestamp}});var d=_();
Object.defineProperty(e,"ByteStream",{enumerable:!0,get:function(){return d.ByteStream}});var g=re();Object.defineProperty(
e,"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return g.EXTENSION_OID_SCT}}),Object.defineProperty(e,"X509Certifica\
te",{enumerable:!0,get:function(){return g.X509Certificate}}),Object.defineProperty(e,"X509SCTExtension",{enumerable:!0,
get:function(){return g.X509SCTExtension}})})}};

//# packages/chunk-QZH5WLMX
(function(M,X,se){var I=Object.defineProperty,V=Object.getOwnPropertyDescriptor,G=Object.getOwnPropertyNames,L=Object.prototype.
hasOwnProperty,k=(e,h)=>{for(var c in h)I(e,c,{get:h[c],enumerable:!0})},K=(e,h,c,d)=>{if(h&&typeof h=="object"||typeof h==
"function")for(let u of G(h))!L.call(e,u)&&u!==c&&I(e,u,{get:()=>h[u],enumerable:!(d=V(h,u))||d.enumerable});return e},F=e=>K(
I({},"__esModule",{value:!0}),e),D={};k(D,{a:()=>ne}),M.exports=F(D);var y=X("packages/chunk-IYWUY3VA"),E=(0,y.b)(e=>{"u\
se strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ByteStream=void 0;var h=class extends Error{},c=class C{static BLOCK_SIZE=1024;buf;view;start=0;constructor(u){
u?(this.buf=u,this.view=Buffer.from(u)):(this.buf=Buffer.alloc(0),this.view=Buffer.from(this.buf))}get buffer(){return this.
view.subarray(0,this.start)}get length(){return this.view.byteLength}get position(){return this.start}seek(u){this.start=
u}slice(u,l){let p=u+l;if(p>this.length)throw new h("request past end of buffer");return this.view.subarray(u,p)}appendChar(u){
this.ensureCapacity(1),this.view[this.start]=u,this.start+=1}appendUint16(u){this.ensureCapacity(2);let l=new Uint16Array(
[u]),p=new Uint8Array(l.buffer);this.view[this.start]=p[1],this.view[this.start+1]=p[0],this.start+=2}appendUint24(u){this.
ensureCapacity(3);let l=new Uint32Array([u]),p=new Uint8Array(l.buffer);this.view[this.start]=p[2],this.view[this.start+
1]=p[1],this.view[this.start+2]=p[0],this.start+=3}appendView(u){this.ensureCapacity(u.length),this.view.set(u,this.start),
this.start+=u.length}getBlock(u){if(u<=0)return Buffer.alloc(0);if(this.start+u>this.view.length)throw new Error("reques\
t past end of buffer");let l=this.view.subarray(this.start,this.start+u);return this.start+=u,l}getUint8(){return this.getBlock(
1)[0]}getUint16(){let u=this.getBlock(2);return u[0]<<8|u[1]}ensureCapacity(u){if(this.start+u>this.view.byteLength){let l=C.
BLOCK_SIZE+(u>C.BLOCK_SIZE?u:0);this.realloc(this.view.byteLength+l)}}realloc(u){let l=Buffer.alloc(u),p=Buffer.from(l);
p.set(this.view),this.buf=l,this.view=p}};e.ByteStream=c}),T=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModul\
e",{value:!0}),e.ASN1TypeError=e.ASN1ParseError=void 0;var h=class extends Error{};e.ASN1ParseError=h;var c=class extends Error{};
e.ASN1TypeError=c}),$=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.decodeLength=c,e.encodeLength=
d;var h=T();function c(u){let l=u.getUint8();if((l&128)===0)return l;let p=l&127;if(p>6)throw new h.ASN1ParseError("leng\
th exceeds 6 byte limit");let b=0;for(let s=0;s<p;s++)b=b*256+u.getUint8();if(b===0)throw new h.ASN1ParseError("indefini\
te length encoding not supported");return b}function d(u){if(u<128)return Buffer.from([u]);let l=BigInt(u),p=[];for(;l>0n;)
p.unshift(Number(l&255n)),l=l>>8n;return Buffer.from([128|p.length,...p])}}),H=(0,y.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.parseInteger=d,e.parseStringASCII=u,e.parseTime=l,e.parseOID=p,e.parseBoolean=b,e.parseBitString=
s;var h=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,c=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
function d(t){let r=0,n=t.length,o=t[r],m=o>127,g=m?255:0;for(;o==g&&++r<n;)o=t[r];if(n-r===0)return BigInt(m?-1:0);o=m?
o-256:o;let v=BigInt(o);for(let i=r+1;i<n;++i)v=v*BigInt(256)+BigInt(t[i]);return v}function u(t){return t.toString("asc\
ii")}function l(t,r){let n=u(t),o=r?h.exec(n):c.exec(n);if(!o)throw new Error("invalid time");if(r){let m=Number(o[1]);m+=
m>=50?1900:2e3,o[1]=m.toString()}return new Date(`${o[1]}-${o[2]}-${o[3]}T${o[4]}:${o[5]}:${o[6]}Z`)}function p(t){let r=0,
n=t.length,o=t[r++],m=Math.floor(o/40),g=o%40,v=`${m}.${g}`,i=0;for(;r<n;++r)o=t[r],i=(i<<7)+(o&127),(o&128)===0&&(v+=`.${i}`,
i=0);return v}function b(t){return t[0]!==0}function s(t){let r=t[0],n=1,o=t.length,m=[];for(let g=n;g<o;++g){let v=t[g],
i=g===o-1?r:0;for(let O=7;O>=i;--O)m.push(v>>O&1)}return m}}),q=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esMo\
dule",{value:!0}),e.ASN1Tag=void 0;var h=T(),c={BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,OBJECT_IDENTIFIER:6,SEQUENCE:16,
SET:17,PRINTABLE_STRING:19,UTC_TIME:23,GENERALIZED_TIME:24},d={UNIVERSAL:0,APPLICATION:1,CONTEXT_SPECIFIC:2,PRIVATE:3},u=class{number;constructed;class;constructor(l){
if(this.number=l&31,this.constructed=(l&32)===32,this.class=l>>6,this.number===31)throw new h.ASN1ParseError("long form \
tags not supported");if(this.class===d.UNIVERSAL&&this.number===0)throw new h.ASN1ParseError("unsupported tag 0x00")}isUniversal(){
return this.class===d.UNIVERSAL}isContextSpecific(l){let p=this.class===d.CONTEXT_SPECIFIC;return l!==void 0?p&&this.number===
l:p}isBoolean(){return this.isUniversal()&&this.number===c.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===
c.INTEGER}isBitString(){return this.isUniversal()&&this.number===c.BIT_STRING}isOctetString(){return this.isUniversal()&&
this.number===c.OCTET_STRING}isOID(){return this.isUniversal()&&this.number===c.OBJECT_IDENTIFIER}isUTCTime(){return this.
isUniversal()&&this.number===c.UTC_TIME}isGeneralizedTime(){return this.isUniversal()&&this.number===c.GENERALIZED_TIME}toDER(){
return this.number|(this.constructed?32:0)|this.class<<6}};e.ASN1Tag=u}),Z=(0,y.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.ASN1Obj=void 0;var h=E(),c=T(),d=$(),u=H(),l=q(),p=class{tag;subs;value;constructor(t,r,n){
this.tag=t,this.value=r,this.subs=n}static parseBuffer(t){return b(new h.ByteStream(t))}toDER(){let t=new h.ByteStream;if(this.
subs.length>0)for(let o of this.subs)t.appendView(o.toDER());else t.appendView(this.value);let r=t.buffer,n=new h.ByteStream;
return n.appendChar(this.tag.toDER()),n.appendView((0,d.encodeLength)(r.length)),n.appendView(r),n.buffer}toBoolean(){if(!this.
tag.isBoolean())throw new c.ASN1TypeError("not a boolean");return(0,u.parseBoolean)(this.value)}toInteger(){if(!this.tag.
isInteger())throw new c.ASN1TypeError("not an integer");return(0,u.parseInteger)(this.value)}toOID(){if(!this.tag.isOID())
throw new c.ASN1TypeError("not an OID");return(0,u.parseOID)(this.value)}toDate(){switch(!0){case this.tag.isUTCTime():return(0,u.
parseTime)(this.value,!0);case this.tag.isGeneralizedTime():return(0,u.parseTime)(this.value,!1);default:throw new c.ASN1TypeError(
"not a date")}}toBitString(){if(!this.tag.isBitString())throw new c.ASN1TypeError("not a bit string");return(0,u.parseBitString)(
this.value)}};e.ASN1Obj=p;function b(t){let r=new l.ASN1Tag(t.getUint8()),n=(0,d.decodeLength)(t),o=t.slice(t.position,n),
m=t.position,g=[];if(r.constructed)g=s(t,n);else if(r.isOctetString())try{g=s(t,n)}catch{}return g.length===0&&t.seek(m+
n),new p(r,o,g)}function s(t,r){let n=t.position+r;if(n>t.length)throw new c.ASN1ParseError("invalid length");let o=[];for(;t.
position<n;)o.push(b(t));if(t.position!==n)throw new c.ASN1ParseError("invalid length");return o}}),A=(0,y.b)(e=>{"use s\
trict";Object.defineProperty(e,"__esModule",{value:!0}),e.ASN1Obj=void 0;var h=Z();Object.defineProperty(e,"ASN1Obj",{enumerable:!0,
get:function(){return h.ASN1Obj}})}),_=(0,y.b)(e=>{"use strict";var h=e&&e.__importDefault||function(b){return b&&b.__esModule?
b:{default:b}};Object.defineProperty(e,"__esModule",{value:!0}),e.createPublicKey=d,e.digest=u,e.verify=l,e.bufferEqual=
p;var c=h((0,y.a)("crypto"));function d(b,s="spki"){return typeof b=="string"?b.startsWith("-----")?c.default.createPublicKey(
b):c.default.createPublicKey({key:Buffer.from(b,"base64"),format:"der",type:s}):c.default.createPublicKey({key:b,format:"\
der",type:s})}function u(b,...s){let t=c.default.createHash(b);for(let r of s)t.update(r);return t.digest()}function l(b,s,t,r){
try{return c.default.verify(r,b,s,t)}catch{return!1}}function p(b,s){try{return c.default.timingSafeEqual(b,s)}catch{return!1}}}),
J=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.preAuthEncoding=c;var h="DSSEv1";function c(d,u){
let l=Buffer.from(d,"utf-8");return Buffer.concat([Buffer.from(`${h} ${l.length} `,"ascii"),l,Buffer.from(` ${u.length} `,
"ascii"),u])}}),z=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.base64Encode=d,e.base64Decode=
u;var h="base64",c="utf-8";function d(l){return Buffer.from(l,c).toString(h)}function u(l){return Buffer.from(l,h).toString(
c)}}),Y=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.canonicalize=h;function h(c){let d="";
if(c===null||typeof c!="object"||c.toJSON!=null)d+=JSON.stringify(c);else if(Array.isArray(c)){d+="[";let u=!0;c.forEach(
l=>{u||(d+=","),u=!1,d+=h(l)}),d+="]"}else{d+="{";let u=!0;Object.keys(c).sort().forEach(l=>{u||(d+=","),u=!1,d+=JSON.stringify(
l),d+=":",d+=h(c[l])}),d+="}"}return d}}),x=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.
toDER=d,e.fromDER=u;var h=/-----BEGIN (.*)-----/,c=/-----END (.*)-----/;function d(l){let p="";return l.split(`
`).forEach(b=>{b.match(h)||b.match(c)||(p+=b)}),Buffer.from(p,"base64")}function u(l,p="CERTIFICATE"){let b=l.toString("\
base64").match(/.{1,64}/g)||"";return[`-----BEGIN ${p}-----`,...b,`-----END ${p}-----`].join(`
`).concat(`
`)}}),w=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.SHA2_HASH_ALGOS=e.RSA_SIGNATURE_ALGOS=
e.ECDSA_SIGNATURE_ALGOS=void 0,e.ECDSA_SIGNATURE_ALGOS={"1.2.840.10045.4.3.1":"sha224","1.2.840.10045.4.3.2":"sha256","1\
.2.840.10045.4.3.3":"sha384","1.2.840.10045.4.3.4":"sha512"},e.RSA_SIGNATURE_ALGOS={"1.2.840.113549.1.1.14":"sha224","1.\
2.840.113549.1.1.11":"sha256","1.2.840.113549.1.1.12":"sha384","1.2.840.113549.1.1.13":"sha512"},e.SHA2_HASH_ALGOS={"2.1\
6.840.1.101.3.4.2.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"}}),P=(0,y.b)(e=>{"use \
strict";Object.defineProperty(e,"__esModule",{value:!0}),e.RFC3161TimestampVerificationError=void 0;var h=class extends Error{};
e.RFC3161TimestampVerificationError=h}),Q=(0,y.b)(e=>{"use strict";var h=e&&e.__createBinding||(Object.create?(function(s,t,r,n){
n===void 0&&(n=r);var o=Object.getOwnPropertyDescriptor(t,r);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&
(o={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(s,n,o)}):(function(s,t,r,n){n===void 0&&(n=r),s[n]=
t[r]})),c=e&&e.__setModuleDefault||(Object.create?(function(s,t){Object.defineProperty(s,"default",{enumerable:!0,value:t})}):
function(s,t){s.default=t}),d=e&&e.__importStar||(function(){var s=function(t){return s=Object.getOwnPropertyNames||function(r){
var n=[];for(var o in r)Object.prototype.hasOwnProperty.call(r,o)&&(n[n.length]=o);return n},s(t)};return function(t){if(t&&
t.__esModule)return t;var r={};if(t!=null)for(var n=s(t),o=0;o<n.length;o++)n[o]!=="default"&&h(r,t,n[o]);return c(r,t),
r}})();Object.defineProperty(e,"__esModule",{value:!0}),e.TSTInfo=void 0;var u=d(_()),l=w(),p=P(),b=class{root;constructor(s){
this.root=s}get version(){return this.root.subs[0].toInteger()}get genTime(){return this.root.subs[4].toDate()}get messageImprintHashAlgorithm(){
let s=this.messageImprintObj.subs[0].subs[0].toOID();return l.SHA2_HASH_ALGOS[s]}get messageImprintHashedMessage(){return this.
messageImprintObj.subs[1].value}get raw(){return this.root.toDER()}verify(s){let t=u.digest(this.messageImprintHashAlgorithm,
s);if(!u.bufferEqual(t,this.messageImprintHashedMessage))throw new p.RFC3161TimestampVerificationError("message imprint \
does not match artifact")}get messageImprintObj(){return this.root.subs[2]}};e.TSTInfo=b}),W=(0,y.b)(e=>{"use strict";var h=e&&
e.__createBinding||(Object.create?(function(m,g,v,i){i===void 0&&(i=v);var O=Object.getOwnPropertyDescriptor(g,v);(!O||("\
get"in O?!g.__esModule:O.writable||O.configurable))&&(O={enumerable:!0,get:function(){return g[v]}}),Object.defineProperty(
m,i,O)}):(function(m,g,v,i){i===void 0&&(i=v),m[i]=g[v]})),c=e&&e.__setModuleDefault||(Object.create?(function(m,g){Object.
defineProperty(m,"default",{enumerable:!0,value:g})}):function(m,g){m.default=g}),d=e&&e.__importStar||(function(){var m=function(g){
return m=Object.getOwnPropertyNames||function(v){var i=[];for(var O in v)Object.prototype.hasOwnProperty.call(v,O)&&(i[i.
length]=O);return i},m(g)};return function(g){if(g&&g.__esModule)return g;var v={};if(g!=null)for(var i=m(g),O=0;O<i.length;O++)
i[O]!=="default"&&h(v,g,i[O]);return c(v,g),v}})();Object.defineProperty(e,"__esModule",{value:!0}),e.RFC3161Timestamp=void 0;
var u=A(),l=d(_()),p=w(),b=P(),s=Q(),t="1.2.840.113549.1.7.2",r="1.2.840.113549.1.9.16.1.4",n="1.2.840.113549.1.9.4",o=class R{root;constructor(g){
this.root=g}static parse(g){let v=u.ASN1Obj.parseBuffer(g);return new R(v)}get status(){return this.pkiStatusInfoObj.subs[0].
toInteger()}get contentType(){return this.contentTypeObj.toOID()}get eContentType(){return this.eContentTypeObj.toOID()}get signingTime(){
return this.tstInfo.genTime}get signerIssuer(){return this.signerSidObj.subs[0].value}get signerSerialNumber(){return this.
signerSidObj.subs[1].value}get signerDigestAlgorithm(){let g=this.signerDigestAlgorithmObj.subs[0].toOID();return p.SHA2_HASH_ALGOS[g]}get signatureAlgorithm(){
let g=this.signatureAlgorithmObj.subs[0].toOID();return p.ECDSA_SIGNATURE_ALGOS[g]}get signatureValue(){return this.signatureValueObj.
value}get tstInfo(){return new s.TSTInfo(this.eContentObj.subs[0].subs[0])}verify(g,v){if(!this.timeStampTokenObj)throw new b.
RFC3161TimestampVerificationError("timeStampToken is missing");if(this.contentType!==t)throw new b.RFC3161TimestampVerificationError(
`incorrect content type: ${this.contentType}`);if(this.eContentType!==r)throw new b.RFC3161TimestampVerificationError(`i\
ncorrect encapsulated content type: ${this.eContentType}`);this.tstInfo.verify(g),this.verifyMessageDigest(),this.verifySignature(
v)}verifyMessageDigest(){let g=l.digest(this.signerDigestAlgorithm,this.tstInfo.raw),v=this.messageDigestAttributeObj.subs[1].
subs[0].value;if(!l.bufferEqual(g,v))throw new b.RFC3161TimestampVerificationError("signed data does not match tstInfo")}verifySignature(g){
let v=this.signedAttrsObj.toDER();if(v[0]=49,!l.verify(v,g,this.signatureValue,this.signatureAlgorithm))throw new b.RFC3161TimestampVerificationError(
"signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){return this.root.
subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.subs.
find(g=>g.tag.isContextSpecific(0)).subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){
let g=this.signedDataObj;return g.subs[g.subs.length-1]}get signerInfoObj(){return this.signerInfosObj.subs[0]}get eContentTypeObj(){
return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){return this.
signerInfoObj.subs.find(g=>g.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(
g=>g.subs[0].tag.isOID()&&g.subs[0].toOID()===n)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){
return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){return this.signerInfoObj.subs[4]}get signatureValueObj(){
return this.signerInfoObj.subs[5]}};e.RFC3161Timestamp=o}),ee=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModu\
le",{value:!0}),e.RFC3161Timestamp=void 0;var h=W();Object.defineProperty(e,"RFC3161Timestamp",{enumerable:!0,get:function(){
return h.RFC3161Timestamp}})}),te=(0,y.b)(e=>{"use strict";var h=e&&e.__createBinding||(Object.create?(function(b,s,t,r){
r===void 0&&(r=t);var n=Object.getOwnPropertyDescriptor(s,t);(!n||("get"in n?!s.__esModule:n.writable||n.configurable))&&
(n={enumerable:!0,get:function(){return s[t]}}),Object.defineProperty(b,r,n)}):(function(b,s,t,r){r===void 0&&(r=t),b[r]=
s[t]})),c=e&&e.__setModuleDefault||(Object.create?(function(b,s){Object.defineProperty(b,"default",{enumerable:!0,value:s})}):
function(b,s){b.default=s}),d=e&&e.__importStar||(function(){var b=function(s){return b=Object.getOwnPropertyNames||function(t){
var r=[];for(var n in t)Object.prototype.hasOwnProperty.call(t,n)&&(r[r.length]=n);return r},b(s)};return function(s){if(s&&
s.__esModule)return s;var t={};if(s!=null)for(var r=b(s),n=0;n<r.length;n++)r[n]!=="default"&&h(t,s,r[n]);return c(t,s),
t}})();Object.defineProperty(e,"__esModule",{value:!0}),e.SignedCertificateTimestamp=void 0;var u=d(_()),l=E(),p=class U{version;logID;timestamp;extensions;hashAlgorithm;signatureAlgorithm;signature;constructor(s){
this.version=s.version,this.logID=s.logID,this.timestamp=s.timestamp,this.extensions=s.extensions,this.hashAlgorithm=s.hashAlgorithm,
this.signatureAlgorithm=s.signatureAlgorithm,this.signature=s.signature}get datetime(){return new Date(Number(this.timestamp.
readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:return"md5";case 2:return"sha1";case 3:
return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(s,t){let r=new l.
ByteStream;return r.appendChar(this.version),r.appendChar(0),r.appendView(this.timestamp),r.appendUint16(1),r.appendView(
s),r.appendUint16(this.extensions.byteLength),this.extensions.byteLength>0&&r.appendView(this.extensions),u.verify(r.buffer,
t,this.signature,this.algorithm)}static parse(s){let t=new l.ByteStream(s),r=t.getUint8(),n=t.getBlock(32),o=t.getBlock(
8),m=t.getUint16(),g=t.getBlock(m),v=t.getUint8(),i=t.getUint8(),O=t.getUint16(),S=t.getBlock(O);if(t.position!==s.length)
throw new Error("SCT buffer length mismatch");return new U({version:r,logID:n,timestamp:o,extensions:g,hashAlgorithm:v,signatureAlgorithm:i,
signature:S})}};e.SignedCertificateTimestamp=p}),B=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),
e.X509SCTExtension=e.X509SubjectKeyIDExtension=e.X509AuthorityKeyIDExtension=e.X509SubjectAlternativeNameExtension=e.X509KeyUsageExtension=
e.X509BasicConstraintsExtension=e.X509Extension=void 0;var h=E(),c=te(),d=class{root;constructor(r){this.root=r}get oid(){
return this.root.subs[0].toOID()}get critical(){return this.root.subs.length===3?this.root.subs[1].toBoolean():!1}get value(){
return this.extnValueObj.value}get valueObj(){return this.extnValueObj}get extnValueObj(){return this.root.subs[this.root.
subs.length-1]}};e.X509Extension=d;var u=class extends d{get isCA(){return this.sequence.subs[0]?.toBoolean()??!1}get pathLenConstraint(){
return this.sequence.subs.length>1?this.sequence.subs[1].toInteger():void 0}get sequence(){return this.extnValueObj.subs[0]}};
e.X509BasicConstraintsExtension=u;var l=class extends d{get digitalSignature(){return this.bitString[0]===1}get keyCertSign(){
return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){return this.extnValueObj.subs[0].
toBitString()}};e.X509KeyUsageExtension=l;var p=class extends d{get rfc822Name(){return this.findGeneralName(1)?.value.toString(
"ascii")}get uri(){return this.findGeneralName(6)?.value.toString("ascii")}otherName(r){let n=this.findGeneralName(0);return n===
void 0||n.subs[0].toOID()!==r?void 0:n.subs[1].subs[0].value.toString("ascii")}findGeneralName(r){return this.generalNames.
find(n=>n.tag.isContextSpecific(r))}get generalNames(){return this.extnValueObj.subs[0].subs}};e.X509SubjectAlternativeNameExtension=
p;var b=class extends d{get keyIdentifier(){return this.findSequenceMember(0)?.value}findSequenceMember(r){return this.sequence.
subs.find(n=>n.tag.isContextSpecific(r))}get sequence(){return this.extnValueObj.subs[0]}};e.X509AuthorityKeyIDExtension=
b;var s=class extends d{get keyIdentifier(){return this.extnValueObj.subs[0].value}};e.X509SubjectKeyIDExtension=s;var t=class extends d{constructor(r){
super(r)}get signedCertificateTimestamps(){let r=this.extnValueObj.subs[0].value,n=new h.ByteStream(r),o=n.getUint16()+2,
m=[];for(;n.position<o;){let g=n.getUint16(),v=n.getBlock(g);m.push(c.SignedCertificateTimestamp.parse(v))}if(n.position!==
o)throw new Error("SCT list length does not match actual length");return m}};e.X509SCTExtension=t}),re=(0,y.b)(e=>{"use \
strict";var h=e&&e.__createBinding||(Object.create?(function(v,i,O,S){S===void 0&&(S=O);var j=Object.getOwnPropertyDescriptor(
i,O);(!j||("get"in j?!i.__esModule:j.writable||j.configurable))&&(j={enumerable:!0,get:function(){return i[O]}}),Object.
defineProperty(v,S,j)}):(function(v,i,O,S){S===void 0&&(S=O),v[S]=i[O]})),c=e&&e.__setModuleDefault||(Object.create?(function(v,i){
Object.defineProperty(v,"default",{enumerable:!0,value:i})}):function(v,i){v.default=i}),d=e&&e.__importStar||(function(){
var v=function(i){return v=Object.getOwnPropertyNames||function(O){var S=[];for(var j in O)Object.prototype.hasOwnProperty.
call(O,j)&&(S[S.length]=j);return S},v(i)};return function(i){if(i&&i.__esModule)return i;var O={};if(i!=null)for(var S=v(
i),j=0;j<S.length;j++)S[j]!=="default"&&h(O,i,S[j]);return c(O,i),O}})();Object.defineProperty(e,"__esModule",{value:!0}),
e.X509Certificate=e.EXTENSION_OID_SCT=void 0;var u=A(),l=d(_()),p=w(),b=d(x()),s=B(),t="2.5.29.14",r="2.5.29.15",n="2.5.\
29.17",o="2.5.29.19",m="2.5.29.35";e.EXTENSION_OID_SCT="1.3.6.1.4.1.11129.2.4.2";var g=class N{root;constructor(i){this.
root=i}static parse(i){let O=typeof i=="string"?b.toDER(i):i,S=u.ASN1Obj.parseBuffer(O);return new N(S)}get tbsCertificate(){
return this.tbsCertificateObj}get version(){return`v${(this.versionObj.subs[0].toInteger()+BigInt(1)).toString()}`}get serialNumber(){
return this.serialNumberObj.value}get notBefore(){return this.validityObj.subs[0].toDate()}get notAfter(){return this.validityObj.
subs[1].toDate()}get issuer(){return this.issuerObj.value}get subject(){return this.subjectObj.value}get publicKey(){return this.
subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){let i=this.signatureAlgorithmObj.subs[0].toOID();return p.RSA_SIGNATURE_ALGOS[i]?
p.RSA_SIGNATURE_ALGOS[i]:p.ECDSA_SIGNATURE_ALGOS[i]}get signatureValue(){return this.signatureValueObj.value.subarray(1)}get subjectAltName(){
let i=this.extSubjectAltName;return i?.uri||i?.rfc822Name}get extensions(){return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){
let i=this.findExtension(r);return i?new s.X509KeyUsageExtension(i):void 0}get extBasicConstraints(){let i=this.findExtension(
o);return i?new s.X509BasicConstraintsExtension(i):void 0}get extSubjectAltName(){let i=this.findExtension(n);return i?new s.
X509SubjectAlternativeNameExtension(i):void 0}get extAuthorityKeyID(){let i=this.findExtension(m);return i?new s.X509AuthorityKeyIDExtension(
i):void 0}get extSubjectKeyID(){let i=this.findExtension(t);return i?new s.X509SubjectKeyIDExtension(i):void 0}get extSCT(){
let i=this.findExtension(e.EXTENSION_OID_SCT);return i?new s.X509SCTExtension(i):void 0}get isCA(){let i=this.extBasicConstraints?.
isCA||!1;return this.extKeyUsage?i&&this.extKeyUsage.keyCertSign:i}extension(i){let O=this.findExtension(i);return O?new s.
X509Extension(O):void 0}verify(i){let O=i?.publicKey||this.publicKey,S=l.createPublicKey(O);return l.verify(this.tbsCertificate.
toDER(),S,this.signatureValue,this.signatureAlgorithm)}validForDate(i){return this.notBefore<=i&&i<=this.notAfter}equals(i){
return this.root.toDER().equals(i.root.toDER())}clone(){let i=this.root.toDER(),O=Buffer.alloc(i.length);return i.copy(O),
N.parse(O)}findExtension(i){return this.extensions.find(O=>O.subs[0].toOID()===i)}get tbsCertificateObj(){return this.root.
subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){return this.root.subs[2]}get versionObj(){
return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.subs[1]}get issuerObj(){return this.
tbsCertificateObj.subs[3]}get validityObj(){return this.tbsCertificateObj.subs[4]}get subjectObj(){return this.tbsCertificateObj.
subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){return this.tbsCertificateObj.
subs.find(i=>i.tag.isContextSpecific(3))}};e.X509Certificate=g}),ie=(0,y.b)(e=>{"use strict";Object.defineProperty(e,"__\
esModule",{value:!0}),e.X509SCTExtension=e.X509Certificate=e.EXTENSION_OID_SCT=void 0;var h=re();Object.defineProperty(e,
"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return h.EXTENSION_OID_SCT}}),Object.defineProperty(e,"X509Certificate",
{enumerable:!0,get:function(){return h.X509Certificate}});var c=B();Object.defineProperty(e,"X509SCTExtension",{enumerable:!0,
get:function(){return c.X509SCTExtension}})}),ne=(0,y.b)(e=>{"use strict";var h=e&&e.__createBinding||(Object.create?(function(s,t,r,n){
n===void 0&&(n=r);var o=Object.getOwnPropertyDescriptor(t,r);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&
(o={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(s,n,o)}):(function(s,t,r,n){n===void 0&&(n=r),s[n]=
t[r]})),c=e&&e.__setModuleDefault||(Object.create?(function(s,t){Object.defineProperty(s,"default",{enumerable:!0,value:t})}):
function(s,t){s.default=t}),d=e&&e.__importStar||(function(){var s=function(t){return s=Object.getOwnPropertyNames||function(r){
var n=[];for(var o in r)Object.prototype.hasOwnProperty.call(r,o)&&(n[n.length]=o);return n},s(t)};return function(t){if(t&&
t.__esModule)return t;var r={};if(t!=null)for(var n=s(t),o=0;o<n.length;o++)n[o]!=="default"&&h(r,t,n[o]);return c(r,t),
r}})();Object.defineProperty(e,"__esModule",{value:!0}),e.X509SCTExtension=e.X509Certificate=e.EXTENSION_OID_SCT=e.ByteStream=
e.RFC3161Timestamp=e.pem=e.json=e.encoding=e.dsse=e.crypto=e.ASN1Obj=void 0;var u=A();Object.defineProperty(e,"ASN1Obj",
{enumerable:!0,get:function(){return u.ASN1Obj}}),e.crypto=d(_()),e.dsse=d(J()),e.encoding=d(z()),e.json=d(Y()),e.pem=d(
x());var l=ee();Object.defineProperty(e,"RFC3161Timestamp",{enumerable:!0,get:function(){return l.RFC3161Timestamp}});var p=E();
Object.defineProperty(e,"ByteStream",{enumerable:!0,get:function(){return p.ByteStream}});var b=ie();Object.defineProperty(
e,"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return b.EXTENSION_OID_SCT}}),Object.defineProperty(e,"X509Certifica\
te",{enumerable:!0,get:function(){return b.X509Certificate}}),Object.defineProperty(e,"X509SCTExtension",{enumerable:!0,
get:function(){return b.X509SCTExtension}})})});

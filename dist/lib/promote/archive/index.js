"use strict";module.exports={"promote/archive/broken"(k,r,d,N){let v;const n=()=>v??=r("error");d(k,{brokenArchive:()=>w});function w(m,y){
return new(n()).GateError("input_invalid",`The archive is not valid: ${m}.`,"Export the archive again with the engine, o\
r pass the assets as JSON or JSONL; docs/promotion.md describes the format.",{cause:y})}},"promote/archive/checksums"(k,r,d,N){
let v;const n=()=>v??=r("assets/utf8");let w;const m=()=>w??=r("promote/archive/broken");d(k,{verifyChecksums:()=>a});const y=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;
function a(h,f){const u=_(h);for(const[s,$]of u){const g=JSON.stringify(s),S=f.get(s);if(S===void 0)throw(0,m().brokenArchive)(
`${g} has a checksum but is missing`);if(S.sha256!==$)throw(0,m().brokenArchive)(`the checksum of ${g} does not match it\
s content`)}const p=[...f.keys()].find(s=>!u.has(s));if(p!==void 0)throw(0,m().brokenArchive)(`${JSON.stringify(p)} has \
no checksum`)}function _(h){const f=new Map;for(const u of(0,n().decodeUtf8)(h).text.split(/\r?\n/).filter(Boolean)){const[
,p,s]=y.exec(u)??[];if(p===void 0||s===void 0)throw(0,m().brokenArchive)(`checksum.sha256 contains the invalid line ${JSON.
stringify(u.slice(0,80))}`);if(f.has(s))throw(0,m().brokenArchive)(`${JSON.stringify(s)} has two checksums`);f.set(s,p.toLowerCase())}
return f}},"promote/archive/entry-path"(k,r,d,N){let v;const n=()=>v??=r("promote/archive/broken");d(k,{entryPath:()=>y});
const w=255,m=/[\\:\p{C}]/u;function y({path:a,type:_}){const h=JSON.stringify(a.slice(0,w));if(_!=="File"&&_!=="OldFile"&&
_!=="Directory")throw(0,n().brokenArchive)(`${h} is a ${_}, but only files and directories are allowed`);if(a.length>w)throw(0,n().
brokenArchive)(`the path ${h}\u2026 is too long`);if(a.startsWith("/"))throw(0,n().brokenArchive)(`the path ${h} is abso\
lute`);if(m.test(a))throw(0,n().brokenArchive)(`the path ${h} contains characters that are not allowed`);const f=a.split(
"/").filter(u=>u!==""&&u!==".");if(f.includes(".."))throw(0,n().brokenArchive)(`the path ${h} leaves the archive`);if(_!==
"Directory"){if(f.length===0)throw(0,n().brokenArchive)(`a file has the path ${h}`);return f.join("/")}}},"promote/archi\
ve/gepx"(k,r,d,N){let v;const n=()=>v??=r("zod");let w;const m=()=>w??=r("assets/utf8");let y;const a=()=>y??=r("promote\
/archive/broken");let _;const h=()=>_??=r("promote/archive/checksums");let f;const u=()=>f??=r("promote/archive/unpack");
d(k,{readArchive:()=>x});const p="manifest.json",s="checksum.sha256",$=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,g=n().
string().regex(/^1(\.|$)/,"expected a version 1"),S=n().looseObject({gep_version:g,schema_version:g});async function x(t,o){
const c=J(await(0,u().unpack)(t,b=>E(b)||E(b.slice(b.indexOf("/")+1)),o));return e(A(c,p)),(0,h().verifyChecksums)(A(c,s),
i(c,s)),[...c].flatMap(([b,{bytes:O}])=>O!==void 0&&$.test(b)?[{path:b,bytes:O}]:[]).sort((b,O)=>b.path<O.path?-1:1)}function E(t){
return t===p||t===s||$.test(t)}function J(t){const o=[...t.keys()][0]??"",c=t.has(p)?"":`${o.split("/")[0]}/`;return new Map(
[...t].map(([b,O])=>{if(b.startsWith(c))return[b.slice(c.length),O];throw(0,a().brokenArchive)(`it has no ${p} at its ro\
ot`)}))}function A(t,o){const{bytes:c}=t.get(o)??{};if(c===void 0)throw(0,a().brokenArchive)(`it has no ${o} at its root`);
return c}function i(t,o){return new Map([...t].filter(([c])=>c!==o))}function e(t){const o=S.safeParse(l(t));if(o.success)
return;const[c]=o.error.issues;throw(0,a().brokenArchive)(`${p}: ${[...c?.path??[],c?.message].join(": ")}`)}function l(t){
try{return JSON.parse((0,m().decodeUtf8)(t).text)}catch(o){throw(0,a().brokenArchive)(`${p} is not valid JSON`,o)}}},"pr\
omote/archive/limits"(k,r,d,N){d(k,{ARCHIVE_LIMITS:()=>v});const v={entries:1e3,bytes:256*1024*1024,keptBytes:32*1024*1024}},
"promote/archive/unpack"(k,r,d,N){let v;const n=()=>v??=r("node:crypto");let w;const m=()=>w??=r("node:stream/promises");
let y;const a=()=>y??=r("node:zlib");let _;const h=()=>_??=r("tar/parse");let f;const u=()=>f??=r("error");let p;const s=()=>p??=
r("promote/archive/broken");let $;const g=()=>$??=r("promote/archive/entry-path");d(k,{unpack:()=>S});async function S(A,i,e){
const l=new J(i,e);try{await(0,m().pipeline)(x(A,e,"it has"),(0,a().createGunzip)(),t=>E(x(t,e,"its unpacked content has"),
l))}catch(t){throw t instanceof u().GateError?t:(0,s().brokenArchive)(`it is not a complete gzipped tar (${t.message})`,
t)}return l.files}async function*x(A,{bytes:i},e){let l=0;for await(const t of A){if(l+=t.length,l>i)throw(0,s().brokenArchive)(
`${e} more than ${i} bytes`);yield Buffer.from(t.buffer,t.byteOffset,t.length)}}async function E(A,i){const e=new(h()).Parser(
{strict:!0,brotli:!1,zstd:!1});let l=!1;e.on("error",o=>{throw o}),e.on("entry",o=>i.take(o)),e.on("ignoredEntry",o=>i.refuse(
o)),e.on("eof",()=>{l=!0});let t=!0;for await(const o of A){if(t&&o[0]===31)throw(0,s().brokenArchive)("it is gzipped tw\
ice");t=!1,l||e.write(o)}e.end()}class J{files=new Map;#e;#t;#o=0;#r=0;constructor(i,e){this.#e=i,this.#t=e}take(i){if(this.#o+=
1,this.#o>this.#t.entries)throw(0,s().brokenArchive)(`it has more than ${this.#t.entries} entries`);const e=(0,g().entryPath)(
i);if(e===void 0){i.resume();return}if(this.files.has(e))throw(0,s().brokenArchive)(`it contains ${JSON.stringify(e)} tw\
ice`);this.files.set(e,{sha256:""});const l=(0,n().createHash)("sha256"),t=this.#e(e)?[]:void 0;i.on("data",o=>{l.update(
o),t&&this.#s(t,o)}),i.on("end",()=>{const o=l.digest("hex");this.files.set(e,{sha256:o,...t&&{bytes:Buffer.concat(t)}})})}refuse({
path:i,type:e}){throw(0,s().brokenArchive)(`it contains ${JSON.stringify(i.slice(0,80))}, an entry of the type ${e}`)}#s(i,e){
if(this.#r+=e.length,this.#r>this.#t.keptBytes)throw(0,s().brokenArchive)(`its asset files have more than ${this.#t.keptBytes}\
 bytes`);i.push(Buffer.from(e))}}}};

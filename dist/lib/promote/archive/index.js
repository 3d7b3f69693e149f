//# promote/archive/broken
(function(r,s,e){const o=e("error");function i(t,n){return new(o()).GateError("input_invalid",`The archive is not valid\
: ${t}.`,"Export the archive again with the engine, or pass the assets as JSON or JSONL; docs/promotion.md describes the\
 format.",{cause:n})}r.exports={brokenArchive:i}});
//# promote/archive/checksums
(function(a,p,c){const u=c("assets/utf8"),o=c("promote/archive/broken"),k=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function m(n,t){
const s=d(n);for(const[e,v]of s){const r=JSON.stringify(e),h=t.get(e);if(h===void 0)throw(0,o().brokenArchive)(`${r} has\
 a checksum but is missing`);if(h.sha256!==v)throw(0,o().brokenArchive)(`the checksum of ${r} does not match its content`)}
const i=[...t.keys()].find(e=>!s.has(e));if(i!==void 0)throw(0,o().brokenArchive)(`${JSON.stringify(i)} has no checksum`)}
function d(n){const t=new Map;for(const s of(0,u().decodeUtf8)(n).text.split(/\r?\n/).filter(Boolean)){const[,i,e]=k.exec(
s)??[];if(i===void 0||e===void 0)throw(0,o().brokenArchive)(`checksum.sha256 contains the invalid line ${JSON.stringify(
s.slice(0,80))}`);if(t.has(e))throw(0,o().brokenArchive)(`${JSON.stringify(e)} has two checksums`);t.set(e,i.toLowerCase())}
return t}a.exports={verifyChecksums:m}});
//# promote/archive/entry-path
(function(s,b,c){const e=c("promote/archive/broken"),n=255,a=/[\\:\p{C}]/u;function l({path:t,type:i}){const r=JSON.stringify(
t.slice(0,n));if(i!=="File"&&i!=="OldFile"&&i!=="Directory")throw(0,e().brokenArchive)(`${r} is a ${i}, but only files a\
nd directories are allowed`);if(t.length>n)throw(0,e().brokenArchive)(`the path ${r}\u2026 is too long`);if(t.startsWith(
"/"))throw(0,e().brokenArchive)(`the path ${r} is absolute`);if(a.test(t))throw(0,e().brokenArchive)(`the path ${r} cont\
ains characters that are not allowed`);const o=t.split("/").filter(h=>h!==""&&h!==".");if(o.includes(".."))throw(0,e().brokenArchive)(
`the path ${r} leaves the archive`);if(i!=="Directory"){if(o.length===0)throw(0,e().brokenArchive)(`a file has the path ${r}`);
return o.join("/")}}s.exports={entryPath:l}});
//# promote/archive/gepx
(function(k,_,c){const u=c("packages/zod"),d=c("assets/utf8"),i=c("promote/archive/broken"),S=c("promote/archive/checks\
ums"),g=c("promote/archive/unpack"),o="manifest.json",a="checksum.sha256",h=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,
p=u().string().regex(/^1(\.|$)/,"expected a version 1"),w=u().looseObject({gep_version:p,schema_version:p});async function A(e,s){
const t=$(await(0,g().unpack)(e,r=>v(r)||v(r.slice(r.indexOf("/")+1)),s));return l(m(t,o)),(0,S().verifyChecksums)(m(t,a),
b(t,a)),[...t].flatMap(([r,{bytes:n}])=>n!==void 0&&h.test(r)?[{path:r,bytes:n}]:[]).sort((r,n)=>r.path<n.path?-1:1)}function v(e){
return e===o||e===a||h.test(e)}function $(e){const s=[...e.keys()][0]??"",t=e.has(o)?"":`${s.split("/")[0]}/`;return new Map(
[...e].map(([r,n])=>{if(r.startsWith(t))return[r.slice(t.length),n];throw(0,i().brokenArchive)(`it has no ${o} at its ro\
ot`)}))}function m(e,s){const{bytes:t}=e.get(s)??{};if(t===void 0)throw(0,i().brokenArchive)(`it has no ${s} at its root`);
return t}function b(e,s){return new Map([...e].filter(([t])=>t!==s))}function l(e){const s=w.safeParse(M(e));if(s.success)
return;const[t]=s.error.issues;throw(0,i().brokenArchive)(`${o}: ${[...t?.path??[],t?.message].join(": ")}`)}function M(e){
try{return JSON.parse((0,d().decodeUtf8)(e).text)}catch(s){throw(0,i().brokenArchive)(`${o} is not valid JSON`,s)}}k.exports=
{readArchive:A}});
//# promote/archive/limits
(function(e,I,s){const t={entries:1e3,bytes:268435456,keptBytes:33554432};e.exports={ARCHIVE_LIMITS:t}});
//# promote/archive/unpack
(function(c,y,o){const p=o("node:crypto"),u=o("node:stream/promises"),d=o("node:zlib"),k=o("packages/tar/parse"),m=o("e\
rror"),n=o("promote/archive/broken"),w=o("promote/archive/entry-path");async function l(a,r,e){const i=new v(r,e);try{await(0,u().
pipeline)(h(a,e,"it has"),(0,d().createGunzip)(),t=>b(h(t,e,"its unpacked content has"),i))}catch(t){throw t instanceof m().
GateError?t:(0,n().brokenArchive)(`it is not a complete gzipped tar (${t.message})`,t)}return i.files}async function*h(a,{
bytes:r},e){let i=0;for await(const t of a){if(i+=t.length,i>r)throw(0,n().brokenArchive)(`${e} more than ${r} bytes`);yield Buffer.
from(t.buffer,t.byteOffset,t.length)}}async function b(a,r){const e=new(k()).Parser({strict:!0,brotli:!1,zstd:!1});let i=!1;
e.on("error",s=>{throw s}),e.on("entry",s=>r.take(s)),e.on("ignoredEntry",s=>r.refuse(s)),e.on("eof",()=>{i=!0});let t=!0;
for await(const s of a){if(t&&s[0]===31)throw(0,n().brokenArchive)("it is gzipped twice");t=!1,i||e.write(s)}e.end()}class v{files=new Map;#t;#e;#r=0;#s=0;constructor(r,e){
this.#t=r,this.#e=e}take(r){if(this.#r+=1,this.#r>this.#e.entries)throw(0,n().brokenArchive)(`it has more than ${this.#e.
entries} entries`);const e=(0,w().entryPath)(r);if(e===void 0){r.resume();return}if(this.files.has(e))throw(0,n().brokenArchive)(
`it contains ${JSON.stringify(e)} twice`);this.files.set(e,{sha256:""});const i=(0,p().createHash)("sha256"),t=this.#t(e)?
[]:void 0;r.on("data",s=>{i.update(s),t&&this.#i(t,s)}),r.on("end",()=>{const s=i.digest("hex");this.files.set(e,{sha256:s,
...t&&{bytes:Buffer.concat(t)}})})}refuse({path:r,type:e}){throw(0,n().brokenArchive)(`it contains ${JSON.stringify(r.slice(
0,80))}, an entry of the type ${e}`)}#i(r,e){if(this.#s+=e.length,this.#s>this.#e.keptBytes)throw(0,n().brokenArchive)(`\
its asset files have more than ${this.#e.keptBytes} bytes`);r.push(Buffer.from(e))}}c.exports={unpack:l}});

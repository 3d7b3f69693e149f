//# promote/archive/broken
(function(r,e,o,h){let t;const i=()=>t??=e("error");o(r,{brokenArchive:()=>n});function n(a,s){return new(i()).GateError(
"input_invalid",`The archive is not valid: ${a}.`,"Export the archive again with the engine, or pass the assets as JSON \
or JSONL; docs/promotion.md describes the format.",{cause:s})}});
//# promote/archive/checksums
(function(a,c,k,w){let m;const u=()=>m??=c("assets/utf8");let d;const o=()=>d??=c("promote/archive/broken");k(a,{verifyChecksums:()=>l});
const v=/^([0-9a-fA-F]{64}) [ *](?:\.\/)?(.+)$/;function l(i,e){const s=p(i);for(const[t,b]of s){const r=JSON.stringify(
t),h=e.get(t);if(h===void 0)throw(0,o().brokenArchive)(`${r} has a checksum but is missing`);if(h.sha256!==b)throw(0,o().
brokenArchive)(`the checksum of ${r} does not match its content`)}const n=[...e.keys()].find(t=>!s.has(t));if(n!==void 0)
throw(0,o().brokenArchive)(`${JSON.stringify(n)} has no checksum`)}function p(i){const e=new Map;for(const s of(0,u().decodeUtf8)(
i).text.split(/\r?\n/).filter(Boolean)){const[,n,t]=v.exec(s)??[];if(n===void 0||t===void 0)throw(0,o().brokenArchive)(`\
checksum.sha256 contains the invalid line ${JSON.stringify(s.slice(0,80))}`);if(e.has(t))throw(0,o().brokenArchive)(`${JSON.
stringify(t)} has two checksums`);e.set(t,n.toLowerCase())}return e}});
//# promote/archive/entry-path
(function(c,s,a,v){let l;const e=()=>l??=s("promote/archive/broken");a(c,{entryPath:()=>u});const n=255,b=/[\\:\p{C}]/u;
function u({path:r,type:o}){const t=JSON.stringify(r.slice(0,n));if(o!=="File"&&o!=="OldFile"&&o!=="Directory")throw(0,e().
brokenArchive)(`${t} is a ${o}, but only files and directories are allowed`);if(r.length>n)throw(0,e().brokenArchive)(`t\
he path ${t}\u2026 is too long`);if(r.startsWith("/"))throw(0,e().brokenArchive)(`the path ${t} is absolute`);if(b.test(
r))throw(0,e().brokenArchive)(`the path ${t} contains characters that are not allowed`);const i=r.split("/").filter(h=>h!==
""&&h!==".");if(i.includes(".."))throw(0,e().brokenArchive)(`the path ${t} leaves the archive`);if(o!=="Directory"){if(i.
length===0)throw(0,e().brokenArchive)(`a file has the path ${t}`);return i.join("/")}}});
//# promote/archive/gepx
(function(v,c,l,C){let _;const u=()=>_??=c("zod");let d;const S=()=>d??=c("assets/utf8");let b;const i=()=>b??=c("promo\
te/archive/broken");let w;const A=()=>w??=c("promote/archive/checksums");let $;const g=()=>$??=c("promote/archive/unpack");
l(v,{readArchive:()=>j});const n="manifest.json",a="checksum.sha256",h=/^(?:genes|capsules|events)\/[^/]+\.jsonl?$/,m=u().
string().regex(/^1(\.|$)/,"expected a version 1"),M=u().looseObject({gep_version:m,schema_version:m});async function j(t,o){
const e=x(await(0,g().unpack)(t,s=>p(s)||p(s.slice(s.indexOf("/")+1)),o));return O(k(e,n)),(0,A().verifyChecksums)(k(e,a),
y(e,a)),[...e].flatMap(([s,{bytes:r}])=>r!==void 0&&h.test(s)?[{path:s,bytes:r}]:[]).sort((s,r)=>s.path<r.path?-1:1)}function p(t){
return t===n||t===a||h.test(t)}function x(t){const o=[...t.keys()][0]??"",e=t.has(n)?"":`${o.split("/")[0]}/`;return new Map(
[...t].map(([s,r])=>{if(s.startsWith(e))return[s.slice(e.length),r];throw(0,i().brokenArchive)(`it has no ${n} at its ro\
ot`)}))}function k(t,o){const{bytes:e}=t.get(o)??{};if(e===void 0)throw(0,i().brokenArchive)(`it has no ${o} at its root`);
return e}function y(t,o){return new Map([...t].filter(([e])=>e!==o))}function O(t){const o=M.safeParse(z(t));if(o.success)
return;const[e]=o.error.issues;throw(0,i().brokenArchive)(`${n}: ${[...e?.path??[],e?.message].join(": ")}`)}function z(t){
try{return JSON.parse((0,S().decodeUtf8)(t).text)}catch(o){throw(0,i().brokenArchive)(`${n} is not valid JSON`,o)}}});
//# promote/archive/limits
(function(e,n,t,s){t(e,{ARCHIVE_LIMITS:()=>I});const I={entries:1e3,bytes:256*1024*1024,keptBytes:32*1024*1024}});
//# promote/archive/unpack
(function(c,i,p,E){let l;const m=()=>l??=i("node:crypto");let _;const d=()=>_??=i("node:stream/promises");let k;const y=()=>k??=
i("node:zlib");let w;const b=()=>w??=i("tar/parse");let u;const v=()=>u??=i("error");let g;const n=()=>g??=i("promote/ar\
chive/broken");let $;const z=()=>$??=i("promote/archive/entry-path");p(c,{unpack:()=>A});async function A(a,r,t){const s=new O(
r,t);try{await(0,d().pipeline)(h(a,t,"it has"),(0,y().createGunzip)(),e=>B(h(e,t,"its unpacked content has"),s))}catch(e){
throw e instanceof v().GateError?e:(0,n().brokenArchive)(`it is not a complete gzipped tar (${e.message})`,e)}return s.files}
async function*h(a,{bytes:r},t){let s=0;for await(const e of a){if(s+=e.length,s>r)throw(0,n().brokenArchive)(`${t} more\
 than ${r} bytes`);yield Buffer.from(e.buffer,e.byteOffset,e.length)}}async function B(a,r){const t=new(b()).Parser({strict:!0,
brotli:!1,zstd:!1});let s=!1;t.on("error",o=>{throw o}),t.on("entry",o=>r.take(o)),t.on("ignoredEntry",o=>r.refuse(o)),t.
on("eof",()=>{s=!0});let e=!0;for await(const o of a){if(e&&o[0]===31)throw(0,n().brokenArchive)("it is gzipped twice");
e=!1,s||t.write(o)}t.end()}class O{files=new Map;#e;#t;#r=0;#o=0;constructor(r,t){this.#e=r,this.#t=t}take(r){if(this.#r+=
1,this.#r>this.#t.entries)throw(0,n().brokenArchive)(`it has more than ${this.#t.entries} entries`);const t=(0,z().entryPath)(
r);if(t===void 0){r.resume();return}if(this.files.has(t))throw(0,n().brokenArchive)(`it contains ${JSON.stringify(t)} tw\
ice`);this.files.set(t,{sha256:""});const s=(0,m().createHash)("sha256"),e=this.#e(t)?[]:void 0;r.on("data",o=>{s.update(
o),e&&this.#s(e,o)}),r.on("end",()=>{const o=s.digest("hex");this.files.set(t,{sha256:o,...e&&{bytes:Buffer.concat(e)}})})}refuse({
path:r,type:t}){throw(0,n().brokenArchive)(`it contains ${JSON.stringify(r.slice(0,80))}, an entry of the type ${t}`)}#s(r,t){
if(this.#o+=t.length,this.#o>this.#t.keptBytes)throw(0,n().brokenArchive)(`its asset files have more than ${this.#t.keptBytes}\
 bytes`);r.push(Buffer.from(t))}}});

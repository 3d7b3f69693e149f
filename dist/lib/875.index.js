"use strict";exports.id=875,exports.ids=[875],exports.modules={81456:((P,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.assetLimits=
g;function g(h){return{maxBytes:h,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),27199:((P,r)=>{Object.defineProperty(r,"__\
esModule",{value:!0}),r.isJsonObject=h,r.placeOf=l,r.pointerText=d,r.subjectOf=b,r.withArticle=g;function g(o){return`${o.
startsWith("E")?"an":"a"} ${o}`}function h(o){return typeof o=="object"&&o!==null&&!Array.isArray(o)}function d(o){return o.
map(u=>`/${String(u).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function b({type:o,id:u}){return{type:o,id:u}}
function l(o,u=[]){return{location:o.locate(u),subject:b(o)}}}),18744:((P,r,g)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.assetPathTest=o,r.assetPathsIn=u,r.pathTest=l;function h(){const c=g(41330);return h=function(){return c},c}function d(){
const c=g(93028);return d=function(){return c},c}const b=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function l(c){const m=c.map(
p=>(0,h().default)(p,{dot:!0,nonegate:!0,flags:"s"}));return p=>m.some(a=>a(p))}function o({assets:{include:c}}){const m=l(
c);return p=>m(p)&&!b.test(p)}function u(c,m){const p=o(m);return[...c.files()].filter(({kind:a,path:i})=>(0,d().isRegular)(
a)&&p(i)).map(({path:a})=>a)}}),73229:((P,r,g)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.readJson=b;function h(){
const i=g(4537);return h=function(){return i},i}function d(){const i=g(55853);return d=function(){return i},i}function b(i,t,e){
return new l(i,t,e).read()}class l{#e;#n;#t;#r;#f=[];#i=[];#l=0;#a=!1;#o=!1;#c=!1;constructor(t,e,n){this.#e=t,this.#n=e,
this.#t=n,this.#r=(0,d().tokenize)(t)}read(){let t;do{if(t=this.#r(),this.#l>this.#n.maxValues){const e=`more than ${this.#n.
maxValues} JSON values; the rest is not read`;this.#t.add("too-many",t,e),this.#g(t);break}this.#w(t)}while(t.kind!=="en\
d");return this.#f}#w(t){const e=this.#i.at(-1);t.kind==="comment"?this.#s(t,t.fault??(0,d().describeToken)(t)):e?this.#b(
e,t):t.kind!=="end"&&this.#d(t)}#d(t){const e=u.has(t.kind);if(t.kind==="{"||t.kind==="["||e&&!this.#o&&!this.#c)this.#o=
!1,this.#a=!1,this.#h(t);else if(!this.#o){this.#o=!0,this.#a=this.#c;const n=`expected a JSON value, found ${(0,d().describeToken)(
t)}`;this.#s(t,t.start===0&&(0,h().lfsObstacle)(this.#e)||n)}}#b(t,e){const{kind:n}=e;n===t.close&&(t.next==="first"||t.
next==="comma")?this.#m(t,e):n===t.close&&t.next==="item"?(this.#s(e,`a comma before "${n}"`),this.#m(t,e)):t.next==="co\
mma"&&n===","?t.next="item":t.next==="colon"&&n===":"?t.next="value":m(t)&&n==="string"?this.#p(t,e):p(t)&&c.has(n)?(t.next=
"comma",this.#h(e)):(this.#s(e,`expected ${a(t)}, found ${(0,d().describeToken)(e)}`),this.#y(e))}#p(t,e){e.fault&&this.#s(
e,e.fault);const n=e.value;if(n==="__proto__")this.#t.add("forbidden-key",e,'"__proto__" as a key');else if(Object.hasOwn(
t.node.value,n)&&!this.#t.full){const f=t.node.children.find(O=>O.key?.name===n)?.key,w=this.#t.place((f??e).start);this.#t.
add("duplicate-key",e,`${JSON.stringify(n)}, first at ${w}`)}t.key={name:n,start:e.start,end:e.end},t.next="colon"}#h(t){
t.fault&&this.#s(t,t.fault),t.kind==="unknown"&&this.#s(t,`expected a JSON value, found ${(0,d().describeToken)(t)}`);const e=t.
kind==="{"||t.kind==="[";if(e&&this.#i.length>=this.#n.maxDepth){const n=`brackets nested more than ${this.#n.maxDepth} \
deep`;this.#t.add("json-too-deep",t,n),this.#u({value:null,start:t.start,end:this.#O(t)})}else e?this.#_(t):this.#u({value:o(
t),start:t.start,end:t.end})}#_({kind:t,start:e,end:n}){const w={value:t==="{"?Object.create(null):[],start:e,end:n,children:[]};
this.#u(w);const O=t==="{"?"}":"]";this.#i.push({node:w,close:O,next:"first"})}#u(t){this.#l+=1;const e=this.#i.at(-1);if(!e){
this.#f.push(t);return}e.node.children.push(t),Array.isArray(e.node.value)?e.node.value.push(t.value):e.key&&(t.key=e.key,
e.node.value[e.key.name]=t.value)}#m(t,e){t.node.end=e.end,this.#i.pop()}#g(t){for(const{node:e}of this.#i)e.end=t.start,
e.cut=!0;this.#i.length=0}#y(t){this.#g(t),this.#c=!0,t.kind!=="end"&&this.#d(t)}#O(t){let e=t;for(let n=1;n>0&&e.kind!==
"end";)e=this.#r(),(e.kind==="{"||e.kind==="[")&&(n+=1),(e.kind==="}"||e.kind==="]")&&(n-=1);return e.end}#s(t,e){this.#a||
this.#t.add("file-not-json",t,e),this.#a=!0}}function o({kind:i,value:t,fault:e}){return i==="string"?t:i==="number"?e?null:
Number(t):i==="true"?!0:i==="false"?!1:null}const u=new Set(["string","number","true","false","null"]),c=new Set([...u,"\
{","[","unknown"]);function m({close:i,next:t}){return i==="}"&&(t==="first"||t==="item")}function p({close:i,next:t}){return t===
"value"||i==="]"&&(t==="first"||t==="item")}function a(i){return i.next==="colon"?'":" after a key':i.next==="comma"?`",\
" or "${i.close}"`:m(i)?"a key in double quotes":"a JSON value"}}),94534:((P,r)=>{Object.defineProperty(r,"__esModule",{
value:!0}),r.Source=r.Problems=void 0;class g{path;text;#e;#n;constructor(l,o,u=1){this.path=l,this.text=o,this.#e=u}location(l,o=l){
const u=this.#t(l),c=this.#t(Math.max(l,o));return{path:this.path,...u,end_line:c.line,end_column:c.column}}#t(l){const o=this.#n??
this.#r();let u=0;for(let c=o.length;c-u>1;){const m=u+c>>>1;(o[m]??0)<=l?u=m:c=m}return{line:u+this.#e,column:l-(o[u]??
0)+1}}#r(){const l=[0];for(let o=this.text.indexOf(`
`);o!==-1;o=this.text.indexOf(`
`,o+1))l.push(o+1);return this.#n=l,l}}r.Source=g;const h=100;class d{found=[];#e;constructor(l){this.#e=l}get full(){return this.
found.length>h}place(l){const{line:o,column:u}=this.#e.location(l);return`line ${o}, column ${u}`}add(l,{start:o,end:u},c,m){
if(this.full)return;const p=this.#e.location(o,u);this.found.push(this.found.length<h?{rule:l,location:p,detail:c,...m!==
void 0&&{id:m}}:{rule:"too-many",location:p,detail:`more than ${h} problems; the rest is not listed`})}}r.Problems=d}),55853:((P,r,g)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.describeToken=p,r.tokenize=u;function h(){const a=g(16111);return h=function(){
return a},a}const d={1:"{",2:"}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",
13:"comment",16:"unknown",17:"end"},b=14,l=15,o={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete\
 number",4:"a \\u escape without four hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control char\
acter in a string"};function u(a){const i=(0,h().createScanner)(a,!1);return()=>{let t=i.scan();for(;t===b||t===l;)t=i.scan();
const e=d[t]??"unknown",n=i.getTokenValue(),f=o[i.getTokenError()]??c(e,n);return{kind:e,start:i.getTokenOffset(),end:Math.
min(i.getPosition(),a.length),value:n,...f!==void 0&&{fault:f}}}}function c(a,i){if(a==="comment")return"a comment";if(a===
"number"&&!Number.isFinite(Number(i)))return"a number out of range";if(a==="string"&&/\p{Surrogate}/u.test(i))return"hal\
f of a surrogate pair"}const m=/^(?:<{7}|={7}|>{7})$/;function p({kind:a,value:i}){return a==="end"?"the end of the file":
a==="string"||a==="number"||a==="comment"?`a ${a}`:a!=="unknown"?`"${a}"`:m.test(i)?"a conflict marker of git":JSON.stringify(
i.length>40?`${i.slice(0,40)}\u2026`:i)}}),24932:((P,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.decodeUtf8=
g;function g(d){try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(d),complete:!0}}catch{return{text:h(d),complete:!1}}}
function h(d){const b=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(d);let l=0,o=0;for(let u=b.indexOf("\uFFFD");u!==-1;u=
b.indexOf("\uFFFD",o)){if(l+=Buffer.byteLength(b.slice(o,u)),d[l]!==239||d[l+1]!==191||d[l+2]!==189)return b.slice(0,u);
l+=3,o=u+1}return b}}),24634:((P,r,g)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.mergeBase=l,r.requireCommits=
o,r.short=p;function h(){const a=g(41895);return h=function(){return a},a}function d(){const a=g(67397);return d=function(){
return a},a}const b=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function l(a,i,t,e=[i,t]){const n=[
...b];for(;;){const f=await u(a,i,t);if(f.certain){if(f.commit!==void 0)return f.commit;throw new(h()).GateError("no_mer\
ge_base",`${p(i)} and ${p(t)} have no common ancestor`,"Rebase the branch onto its target branch, or specify another --b\
ase.")}const w=n.shift();if(w===void 0)throw m(`the merge base of ${p(i)} and ${p(t)}`);await c(a,[w],e)}}async function o(a,i,t){
const e=async()=>(await(0,d().lookUpCommits)(a,i)).includes(void 0);if(!await e())return;const n=(await a.shallowCommits()).
size>0;if(await c(a,n?["--deepen=50"]:[],t),await e())throw m(`commit ${i.map(p).join(" or ")}`)}async function u(a,i,t){
const n=(await a.objects(["merge-base",i,t],{accept:[1]})).toString().trim(),f=await a.shallowCommits();if(n==="")return{
certain:f.size===0};if(f.size===0)return{commit:n,certain:!0};const O=!(await a.objects(["rev-list",i,t,`^${n}`])).toString().
split(`
`).some(E=>f.has(E));return{commit:n,certain:O}}async function c(a,i,t){const e=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],n=f=>a.user(["fetch",...e,...i,"--","origin",...f]);await n(t).catch(()=>n([])).catch(
f=>{throw m("part of the history",f)})}function m(a,i){const t=i===void 0?"":` (${i.message})`;return new(h()).GateError(
"shallow_clone",`This clone lacks ${a}, and fetching it failed${t}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:i})}function p(a){return a.slice(0,12)}}),35720:((P,r,g)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.readTree=t,r.requireObjects=E;function h(){const s=g(41895);return h=function(){return s},s}
function d(){const s=g(55366);return d=function(){return s},s}function b(){const s=g(39491);return b=function(){return s},
s}function l(){const s=g(7650);return l=function(){return s},s}function o(){const s=g(24634);return o=function(){return s},
s}function u(){const s=g(96681);return u=function(){return s},s}function c(){const s=g(93028);return c=function(){return s},
s}const m=4096,p=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,a=8,i=new WeakMap;function t(s,_,{label:y=`commit ${(0,o().
short)(_)}`,maxFileBytes:T=d().MAX_FILE_BYTES}={}){const $=i.get(s)??new Map;i.set(s,$);const v=JSON.stringify([_,y,T]),
j=$.get(v)??e(s,_,{label:y,maxFileBytes:T});$.delete(v),$.set(v,j);const[N=v]=$.keys();return $.size>a&&$.delete(N),j.catch(
()=>$.delete(v)),j}async function e(s,_,{label:y,maxFileBytes:T}){await E(s,_);const $=await s.objects(["ls-tree","-r","\
-t","-z","--long",_]),v=(0,u().decodePieces)($).map(n),j=(0,b().indexEntries)(v),N=v.filter(({kind:A})=>A==="symlink"),M=await Promise.
all(N.map(({oid:A=""})=>(0,d().readBlob)(s,A))),B=new Map(N.map(({path:A},x)=>[A,(0,u().decodePath)(M[x]??Buffer.alloc(0))]));
return{...j,label:y,readlink:A=>B.get(A),read:async(A,x=T)=>{const{kind:J,oid:L,size:D}=j.stat(A)??{};if(!(0,c().isRegular)(
J)||L===void 0||D===void 0)throw(0,b().notAFile)(y,A);if(D>x)throw(0,b().tooLarge)(y,A,D,x);return(0,d().readBlob)(s,L)}}}
function n(s){const _=p.exec(s);if(_===null)throw w(s);const[y,T="",$="",v="",j=""]=_,N=f(T,$),M=N==="symlink"&&Number(j)>
m;if(N===void 0||M)throw w(s);const B=s.slice(y.length),A=(0,c().isRegular)(N),x={path:B,kind:N,oid:v,tracked:!0};return A?
{...x,size:Number(j)}:x}function f(s,_){if(_==="tree")return"directory";if(_==="commit")return"submodule";if(s==="120000")
return"symlink";if(s.startsWith("100"))return(Number.parseInt(s,8)&64)===0?"file":"executable"}function w(s){return new(h()).
GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(s)}`,l().FULL_CLONE_HINT)}const O=new WeakMap;
function E(s,_){const y=O.get(s)??new Map;O.set(s,y);const T=y.get(_);if(T)return T;const $=Promise.allSettled(y.values()).
then(()=>S(s,_));return y.set(_,$),$.catch(()=>y.delete(_)),$}async function S(s,_){if(await s.isPartial())try{await R(s,
_)}catch(y){throw!(y instanceof h().GateError)||y.code!=="git_failed"?y:new(h()).GateError("git_failed",`This is a parti\
al clone, and what it lacks cannot be fetched: ${y.message}`,"Give the step access to the remote, or remove `filter` and\
 `sparse-checkout` from actions/checkout.",{cause:y})}}async function R(s,_){const y=await s.user(["ls-tree","-r","-z","\
--full-tree",_],{env:s.privateStore}),T=[...(0,u().splitNul)(y)].map(M=>/ blob ([0-9a-f]+)\t/.exec(M.toString("latin1"))?.[1]).
filter(M=>M!==void 0),v=[...(await s.objects(["cat-file","--batch-check","--buffer"],{input:C(T)})).toString().matchAll(
/^([0-9a-f]+) missing$/gm)].map(([,M=""])=>M);if(v.length===0)return;const j=await k(s),N=["--quiet","--no-tags","--no-w\
rite-fetch-head","--no-recurse-submodules"];await s.user(["-c","fetch.negotiationAlgorithm=noop","fetch",j,...N,"--filte\
r=blob:none","--stdin"],{input:C(v)})}async function k({user:s}){const _=await s(["config","--name-only","--get-regexp",
"^remote\\..*\\.promisor$"],{accept:[1]}),[y="remote.origin.promisor"]=_.toString().split(`
`).filter(Boolean);return y.slice(7,-9)}function C(s){return[...new Set(s)].map(_=>`${_}
`).join("")}}),67397:((P,r,g)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.defaultBranch=t,r.findDefaultBranch=i,
r.isObjectId=p,r.lookUpCommits=d,r.parentsOf=e,r.peelToCommits=u,r.readRefs=l,r.resolveCommits=c,r.unknownRevision=m;function h(){
const n=g(41895);return h=function(){return n},n}async function d(n,f){const w=await l(n,f.filter(b)),O=f.includes("HEAD")?
await o(n):void 0;return await u(n,f.map(E=>E==="HEAD"?O:b(E)?w.get(E)?.id:E))}function b(n){return n.startsWith("refs/")}
async function l(n,f){if(f.length===0)return new Map;const w=new Set(f),R=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...w])).toString().split(`
`).map(k=>{const[C="",s="",_=""]=k.split(" ");return[s,{id:C,target:_||s}]});return new Map(R.filter(([k])=>w.has(k)))}async function o(n){
const f=["show-ref","--verify","--hash","HEAD"],w=(await n.user(f,{accept:[1,128]})).toString().trim();return w===""?void 0:
w}async function u({read:n},f){const w=f.filter(S=>S!==void 0),O=await n(w.map(S=>`${S}^{commit}`)),E=new Map(w.map((S,R)=>[
S,O[R]?.oid]));return f.map(S=>S===void 0?void 0:E.get(S))}async function c(n,f){const w=await d(n,f),O=w.indexOf(void 0);
if(O>=0)throw m(f[O]??"");return w}function m(n,f){return n==="HEAD"?new(h()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(h()).GateError("ref_not_found",`unknown rev\
ision ${n}`,`${f===void 0?"":`Did you mean ${f}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function p(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)}const a=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function i(n){
const f=await l(n,a),w=a.flatMap(S=>f.get(S)??[]),O=await u(n,w.map(({id:S})=>S)),[E]=w.flatMap(({target:S},R)=>{const k=O[R];
return k===void 0?[]:[{commit:k,ref:S}]});return E}async function t(n){const f=await i(n);if(f!==void 0)return f;throw new(h()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function e(n,f){const[w]=await n.read([f]);if(w?.type!=="commit")throw m(f);const O=w.content.
toString("latin1");return[...O.slice(0,O.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,S])=>S??"")}}),3648:((P,r,g)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.notJudged=l,r.whyNotJudged=o;function h(){const c=g(41895);return h=function(){return c},c}function d(){const c=g(95132);
return d=function(){return c},c}const b=500;function l(c,m,p={}){return(0,d().finding)("not-judged",{detail:o(c,m)},p)}function o(c,m){
if((0,h().endsAudit)(m))throw m;return`${c}: ${u(m).slice(0,b).replace(/\.$/,"")}`}function u(c){return c instanceof h().
GateError?c.message:c instanceof Error?`${c.name}: ${c.message}`:String(c)}})};

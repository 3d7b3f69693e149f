"use strict";exports.id=875,exports.ids=[875],exports.modules={81456:((N,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.assetLimits=
m;function m(h){return{maxBytes:h,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),27199:((N,r)=>{Object.defineProperty(r,"__\
esModule",{value:!0}),r.isJsonObject=h,r.placeOf=l,r.pointerText=d,r.subjectOf=b,r.withArticle=m;function m(o){return`${o.
startsWith("E")?"an":"a"} ${o}`}function h(o){return typeof o=="object"&&o!==null&&!Array.isArray(o)}function d(o){return o.
map(u=>`/${String(u).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function b({type:o,id:u}){return{type:o,id:u}}
function l(o,u=[]){return{location:o.locate(u),subject:b(o)}}}),18744:((N,r,m)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.assetPathTest=o,r.assetPathsIn=u;function h(){const c=m(41330);return h=function(){return c},c}function d(){const c=m(
93028);return d=function(){return c},c}const b=/(?:^|\/)memory_graph[^/]*\.jsonl$/,l={dot:!0,nonegate:!0,flags:"s"};function o({
assets:{include:c}}){const g=c.map(_=>(0,h().default)(_,l));return _=>g.some(a=>a(_))&&!b.test(_)}function u(c,g){const _=o(
g);return[...c.files()].filter(({kind:a,path:i})=>(0,d().isRegular)(a)&&_(i)).map(({path:a})=>a)}}),73229:((N,r,m)=>{Object.
defineProperty(r,"__esModule",{value:!0}),r.readJson=b;function h(){const i=m(4537);return h=function(){return i},i}function d(){
const i=m(55853);return d=function(){return i},i}function b(i,e,t){return new l(i,e,t).read()}class l{#t;#n;#e;#r;#f=[];#i=[];#l=0;#a=!1;#o=!1;#c=!1;constructor(e,t,n){
this.#t=e,this.#n=t,this.#e=n,this.#r=(0,d().tokenize)(e)}read(){let e;do{if(e=this.#r(),this.#l>this.#n.maxValues){const t=`\
more than ${this.#n.maxValues} JSON values; the rest is not read`;this.#e.add("too-many",e,t),this.#g(e);break}this.#w(e)}while(e.
kind!=="end");return this.#f}#w(e){const t=this.#i.at(-1);e.kind==="comment"?this.#s(e,e.fault??(0,d().describeToken)(e)):
t?this.#b(t,e):e.kind!=="end"&&this.#d(e)}#d(e){const t=u.has(e.kind);if(e.kind==="{"||e.kind==="["||t&&!this.#o&&!this.#c)
this.#o=!1,this.#a=!1,this.#h(e);else if(!this.#o){this.#o=!0,this.#a=this.#c;const n=`expected a JSON value, found ${(0,d().
describeToken)(e)}`;this.#s(e,e.start===0&&(0,h().lfsObstacle)(this.#t)||n)}}#b(e,t){const{kind:n}=t;n===e.close&&(e.next===
"first"||e.next==="comma")?this.#m(e,t):n===e.close&&e.next==="item"?(this.#s(t,`a comma before "${n}"`),this.#m(e,t)):e.
next==="comma"&&n===","?e.next="item":e.next==="colon"&&n===":"?e.next="value":g(e)&&n==="string"?this.#p(e,t):_(e)&&c.has(
n)?(e.next="comma",this.#h(t)):(this.#s(t,`expected ${a(e)}, found ${(0,d().describeToken)(t)}`),this.#y(t))}#p(e,t){t.fault&&
this.#s(t,t.fault);const n=t.value;if(n==="__proto__")this.#e.add("forbidden-key",t,'"__proto__" as a key');else if(Object.
hasOwn(e.node.value,n)&&!this.#e.full){const f=e.node.children.find(O=>O.key?.name===n)?.key,w=this.#e.place((f??t).start);
this.#e.add("duplicate-key",t,`${JSON.stringify(n)}, first at ${w}`)}e.key={name:n,start:t.start,end:t.end},e.next="colo\
n"}#h(e){e.fault&&this.#s(e,e.fault),e.kind==="unknown"&&this.#s(e,`expected a JSON value, found ${(0,d().describeToken)(
e)}`);const t=e.kind==="{"||e.kind==="[";if(t&&this.#i.length>=this.#n.maxDepth){const n=`brackets nested more than ${this.#n.
maxDepth} deep`;this.#e.add("json-too-deep",e,n),this.#u({value:null,start:e.start,end:this.#O(e)})}else t?this.#_(e):this.#u(
{value:o(e),start:e.start,end:e.end})}#_({kind:e,start:t,end:n}){const w={value:e==="{"?Object.create(null):[],start:t,end:n,
children:[]};this.#u(w);const O=e==="{"?"}":"]";this.#i.push({node:w,close:O,next:"first"})}#u(e){this.#l+=1;const t=this.#i.
at(-1);if(!t){this.#f.push(e);return}t.node.children.push(e),Array.isArray(t.node.value)?t.node.value.push(e.value):t.key&&
(e.key=t.key,t.node.value[t.key.name]=e.value)}#m(e,t){e.node.end=t.end,this.#i.pop()}#g(e){for(const{node:t}of this.#i)
t.end=e.start,t.cut=!0;this.#i.length=0}#y(e){this.#g(e),this.#c=!0,e.kind!=="end"&&this.#d(e)}#O(e){let t=e;for(let n=1;n>
0&&t.kind!=="end";)t=this.#r(),(t.kind==="{"||t.kind==="[")&&(n+=1),(t.kind==="}"||t.kind==="]")&&(n-=1);return t.end}#s(e,t){
this.#a||this.#e.add("file-not-json",e,t),this.#a=!0}}function o({kind:i,value:e,fault:t}){return i==="string"?e:i==="nu\
mber"?t?null:Number(e):i==="true"?!0:i==="false"?!1:null}const u=new Set(["string","number","true","false","null"]),c=new Set(
[...u,"{","[","unknown"]);function g({close:i,next:e}){return i==="}"&&(e==="first"||e==="item")}function _({close:i,next:e}){
return e==="value"||i==="]"&&(e==="first"||e==="item")}function a(i){return i.next==="colon"?'":" after a key':i.next===
"comma"?`"," or "${i.close}"`:g(i)?"a key in double quotes":"a JSON value"}}),94534:((N,r)=>{Object.defineProperty(r,"__\
esModule",{value:!0}),r.Source=r.Problems=void 0;class m{path;text;#t;#n;constructor(l,o,u=1){this.path=l,this.text=o,this.#t=
u}location(l,o=l){const u=this.#e(l),c=this.#e(Math.max(l,o));return{path:this.path,...u,end_line:c.line,end_column:c.column}}#e(l){
const o=this.#n??this.#r();let u=0;for(let c=o.length;c-u>1;){const g=u+c>>>1;(o[g]??0)<=l?u=g:c=g}return{line:u+this.#t,
column:l-(o[u]??0)+1}}#r(){const l=[0];for(let o=this.text.indexOf(`
`);o!==-1;o=this.text.indexOf(`
`,o+1))l.push(o+1);return this.#n=l,l}}r.Source=m;const h=100;class d{found=[];#t;constructor(l){this.#t=l}get full(){return this.
found.length>h}place(l){const{line:o,column:u}=this.#t.location(l);return`line ${o}, column ${u}`}add(l,{start:o,end:u},c,g){
if(this.full)return;const _=this.#t.location(o,u);this.found.push(this.found.length<h?{rule:l,location:_,detail:c,...g!==
void 0&&{id:g}}:{rule:"too-many",location:_,detail:`more than ${h} problems; the rest is not listed`})}}r.Problems=d}),55853:((N,r,m)=>{
Object.defineProperty(r,"__esModule",{value:!0}),r.describeToken=_,r.tokenize=u;function h(){const a=m(16111);return h=function(){
return a},a}const d={1:"{",2:"}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",
13:"comment",16:"unknown",17:"end"},b=14,l=15,o={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete\
 number",4:"a \\u escape without four hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control char\
acter in a string"};function u(a){const i=(0,h().createScanner)(a,!1);return()=>{let e=i.scan();for(;e===b||e===l;)e=i.scan();
const t=d[e]??"unknown",n=i.getTokenValue(),f=o[i.getTokenError()]??c(t,n);return{kind:t,start:i.getTokenOffset(),end:Math.
min(i.getPosition(),a.length),value:n,...f!==void 0&&{fault:f}}}}function c(a,i){if(a==="comment")return"a comment";if(a===
"number"&&!Number.isFinite(Number(i)))return"a number out of range";if(a==="string"&&/\p{Surrogate}/u.test(i))return"hal\
f of a surrogate pair"}const g=/^(?:<{7}|={7}|>{7})$/;function _({kind:a,value:i}){return a==="end"?"the end of the file":
a==="string"||a==="number"||a==="comment"?`a ${a}`:a!=="unknown"?`"${a}"`:g.test(i)?"a conflict marker of git":JSON.stringify(
i.length>40?`${i.slice(0,40)}\u2026`:i)}}),24932:((N,r)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.decodeUtf8=
m;function m(d){try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(d),complete:!0}}catch{return{text:h(d),complete:!1}}}
function h(d){const b=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(d);let l=0,o=0;for(let u=b.indexOf("\uFFFD");u!==-1;u=
b.indexOf("\uFFFD",o)){if(l+=Buffer.byteLength(b.slice(o,u)),d[l]!==239||d[l+1]!==191||d[l+2]!==189)return b.slice(0,u);
l+=3,o=u+1}return b}}),24634:((N,r,m)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.mergeBase=l,r.requireCommits=
o,r.short=_;function h(){const a=m(41895);return h=function(){return a},a}function d(){const a=m(67397);return d=function(){
return a},a}const b=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function l(a,i,e,t=[i,e]){const n=[
...b];for(;;){const f=await u(a,i,e);if(f.certain){if(f.commit!==void 0)return f.commit;throw new(h()).GateError("no_mer\
ge_base",`${_(i)} and ${_(e)} have no common ancestor`,"Rebase the branch onto its target branch, or specify another --b\
ase.")}const w=n.shift();if(w===void 0)throw g(`the merge base of ${_(i)} and ${_(e)}`);await c(a,[w],t)}}async function o(a,i,e){
const t=async()=>(await(0,d().lookUpCommits)(a,i)).includes(void 0);if(!await t())return;const n=(await a.shallowCommits()).
size>0;if(await c(a,n?["--deepen=50"]:[],e),await t())throw g(`commit ${i.map(_).join(" or ")}`)}async function u(a,i,e){
const n=(await a.objects(["merge-base",i,e],{accept:[1]})).toString().trim(),f=await a.shallowCommits();if(n==="")return{
certain:f.size===0};if(f.size===0)return{commit:n,certain:!0};const O=!(await a.objects(["rev-list",i,e,`^${n}`])).toString().
split(`
`).some(E=>f.has(E));return{commit:n,certain:O}}async function c(a,i,e){const t=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],n=f=>a.user(["fetch",...t,...i,"--","origin",...f]);await n(e).catch(()=>n([])).catch(
f=>{throw g("part of the history",f)})}function g(a,i){const e=i===void 0?"":` (${i.message})`;return new(h()).GateError(
"shallow_clone",`This clone lacks ${a}, and fetching it failed${e}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:i})}function _(a){return a.slice(0,12)}}),35720:((N,r,m)=>{Object.defineProperty(
r,"__esModule",{value:!0}),r.readTree=e,r.requireObjects=E;function h(){const s=m(41895);return h=function(){return s},s}
function d(){const s=m(55366);return d=function(){return s},s}function b(){const s=m(39491);return b=function(){return s},
s}function l(){const s=m(7650);return l=function(){return s},s}function o(){const s=m(24634);return o=function(){return s},
s}function u(){const s=m(96681);return u=function(){return s},s}function c(){const s=m(93028);return c=function(){return s},
s}const g=4096,_=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,a=8,i=new WeakMap;function e(s,p,{label:y=`commit ${(0,o().
short)(p)}`,maxFileBytes:T=d().MAX_FILE_BYTES}={}){const $=i.get(s)??new Map;i.set(s,$);const v=JSON.stringify([p,y,T]),
j=$.get(v)??t(s,p,{label:y,maxFileBytes:T});$.delete(v),$.set(v,j);const[P=v]=$.keys();return $.size>a&&$.delete(P),j.catch(
()=>$.delete(v)),j}async function t(s,p,{label:y,maxFileBytes:T}){await E(s,p);const $=await s.objects(["ls-tree","-r","\
-t","-z","--long",p]),v=(0,u().decodePieces)($).map(n),j=(0,b().indexEntries)(v),P=v.filter(({kind:A})=>A==="symlink"),M=await Promise.
all(P.map(({oid:A=""})=>(0,d().readBlob)(s,A))),B=new Map(P.map(({path:A},R)=>[A,(0,u().decodePath)(M[R]??Buffer.alloc(0))]));
return{...j,label:y,readlink:A=>B.get(A),read:async(A,R=T)=>{const{kind:J,oid:L,size:D}=j.stat(A)??{};if(!(0,c().isRegular)(
J)||L===void 0||D===void 0)throw(0,b().notAFile)(y,A);if(D>R)throw(0,b().tooLarge)(y,A,D,R);return(0,d().readBlob)(s,L)}}}
function n(s){const p=_.exec(s);if(p===null)throw w(s);const[y,T="",$="",v="",j=""]=p,P=f(T,$),M=P==="symlink"&&Number(j)>
g;if(P===void 0||M)throw w(s);const B=s.slice(y.length),A=(0,c().isRegular)(P),R={path:B,kind:P,oid:v,tracked:!0};return A?
{...R,size:Number(j)}:R}function f(s,p){if(p==="tree")return"directory";if(p==="commit")return"submodule";if(s==="120000")
return"symlink";if(s.startsWith("100"))return(Number.parseInt(s,8)&64)===0?"file":"executable"}function w(s){return new(h()).
GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(s)}`,l().FULL_CLONE_HINT)}const O=new WeakMap;
function E(s,p){const y=O.get(s)??new Map;O.set(s,y);const T=y.get(p);if(T)return T;const $=Promise.allSettled(y.values()).
then(()=>S(s,p));return y.set(p,$),$.catch(()=>y.delete(p)),$}async function S(s,p){if(await s.isPartial())try{await x(s,
p)}catch(y){throw!(y instanceof h().GateError)||y.code!=="git_failed"?y:new(h()).GateError("git_failed",`This is a parti\
al clone, and what it lacks cannot be fetched: ${y.message}`,"Give the step access to the remote, or remove `filter` and\
 `sparse-checkout` from actions/checkout.",{cause:y})}}async function x(s,p){const y=await s.user(["ls-tree","-r","-z","\
--full-tree",p],{env:s.privateStore}),T=[...(0,u().splitNul)(y)].map(M=>/ blob ([0-9a-f]+)\t/.exec(M.toString("latin1"))?.[1]).
filter(M=>M!==void 0),v=[...(await s.objects(["cat-file","--batch-check","--buffer"],{input:C(T)})).toString().matchAll(
/^([0-9a-f]+) missing$/gm)].map(([,M=""])=>M);if(v.length===0)return;const j=await k(s),P=["--quiet","--no-tags","--no-w\
rite-fetch-head","--no-recurse-submodules"];await s.user(["-c","fetch.negotiationAlgorithm=noop","fetch",j,...P,"--filte\
r=blob:none","--stdin"],{input:C(v)})}async function k({user:s}){const p=await s(["config","--name-only","--get-regexp",
"^remote\\..*\\.promisor$"],{accept:[1]}),[y="remote.origin.promisor"]=p.toString().split(`
`).filter(Boolean);return y.slice(7,-9)}function C(s){return[...new Set(s)].map(p=>`${p}
`).join("")}}),67397:((N,r,m)=>{Object.defineProperty(r,"__esModule",{value:!0}),r.defaultBranch=e,r.findDefaultBranch=i,
r.isObjectId=_,r.lookUpCommits=d,r.parentsOf=t,r.peelToCommits=u,r.readRefs=l,r.resolveCommits=c,r.unknownRevision=g;function h(){
const n=m(41895);return h=function(){return n},n}async function d(n,f){const w=await l(n,f.filter(b)),O=f.includes("HEAD")?
await o(n):void 0;return await u(n,f.map(E=>E==="HEAD"?O:b(E)?w.get(E)?.id:E))}function b(n){return n.startsWith("refs/")}
async function l(n,f){if(f.length===0)return new Map;const w=new Set(f),x=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...w])).toString().split(`
`).map(k=>{const[C="",s="",p=""]=k.split(" ");return[s,{id:C,target:p||s}]});return new Map(x.filter(([k])=>w.has(k)))}async function o(n){
const f=["show-ref","--verify","--hash","HEAD"],w=(await n.user(f,{accept:[1,128]})).toString().trim();return w===""?void 0:
w}async function u({read:n},f){const w=f.filter(S=>S!==void 0),O=await n(w.map(S=>`${S}^{commit}`)),E=new Map(w.map((S,x)=>[
S,O[x]?.oid]));return f.map(S=>S===void 0?void 0:E.get(S))}async function c(n,f){const w=await d(n,f),O=w.indexOf(void 0);
if(O>=0)throw g(f[O]??"");return w}function g(n,f){return n==="HEAD"?new(h()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(h()).GateError("ref_not_found",`unknown rev\
ision ${n}`,`${f===void 0?"":`Did you mean ${f}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function _(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)}const a=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function i(n){
const f=await l(n,a),w=a.flatMap(S=>f.get(S)??[]),O=await u(n,w.map(({id:S})=>S)),[E]=w.flatMap(({target:S},x)=>{const k=O[x];
return k===void 0?[]:[{commit:k,ref:S}]});return E}async function e(n){const f=await i(n);if(f!==void 0)return f;throw new(h()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function t(n,f){const[w]=await n.read([f]);if(w?.type!=="commit")throw g(f);const O=w.content.
toString("latin1");return[...O.slice(0,O.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,S])=>S??"")}}),3648:((N,r,m)=>{Object.defineProperty(r,"__esModule",{value:!0}),
r.notJudged=l,r.whyNotJudged=o;function h(){const c=m(41895);return h=function(){return c},c}function d(){const c=m(95132);
return d=function(){return c},c}const b=500;function l(c,g,_={}){return(0,d().finding)("not-judged",{detail:o(c,g)},_)}function o(c,g){
if((0,h().endsAudit)(g))throw g;return`${c}: ${u(g).slice(0,b).replace(/\.$/,"")}`}function u(c){return c instanceof h().
GateError?c.message:c instanceof Error?`${c.name}: ${c.message}`:String(c)}})};

"use strict";module.exports={"command/resolve/lock/bun"(j,f,h,L){let b;const t=()=>b??=f("command/resolve/lock/lock");let v;const d=()=>v??=
f("command/resolve/lock/source");h(j,{bunLock:()=>O});function O(u,k){const m=[],e=[];for(const[o,c]of Object.entries((0,t().
objectIn)((0,t().objectIn)(k).packages))){const n=Array.isArray(c)?c:[],[,s=o,r=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(
String(n[0]??""))??[],i=(0,d().sourceOf)(r,s,r),l=i.kind==="registry",a=l&&typeof n[1]=="string"?n[1]:"",p=n.slice(1).findLast(
$=>/^[a-z\d]+-[\w+/=]+$/i.test(String($))),I=n.slice(1).map(t().objectIn).find($=>Object.keys($).length>0),g=(0,t().entryOf)(
{name:s,version:l?r:"",source:a===""?i:(0,d().sourceOf)(a,s,r)},p===void 0?"":String(p),(0,t().binOf)(I?.bin,s));/^(?:@[^/]+\/)?[^/]+$/.
test(o)?m.push([o,g]):e.push(g)}return(0,t().lockOf)(u,m,e)}},"command/resolve/lock/lock"(j,f,h,L){h(j,{binOf:()=>O,entryOf:()=>d,
lockOf:()=>v,objectIn:()=>b,textIn:()=>t});function b(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)?u:{}}function t(u,k){
const m=Object.hasOwn(u,k)?u[k]:void 0;return typeof m=="string"?m:""}function v(u,k,m=[]){const e=new Map;for(const[o,c]of k){
const n=e.get(o);n?n.push(c):e.set(o,[c])}return{path:u,entriesOf:o=>e.get(o)??[],all:[...k.map(([,o])=>o),...m]}}function d({
name:u,version:k,source:m},e,o){return{name:u,version:k,source:m,...e&&{integrity:e},...o&&{bin:o}}}function O(u,k){if(typeof u==
"string")return{[k.replace(/^@[^/]*\//,"")]:u};const m=Object.entries(b(u)).filter(([,e])=>typeof e=="string");return m.
length===0?void 0:Object.fromEntries(m)}},"command/resolve/lock/npm"(j,f,h,L){let b;const t=()=>b??=f("command/resolve/l\
ock/lock");let v;const d=()=>v??=f("command/resolve/lock/source");h(j,{npmLock:()=>O});function O(m,e){const o=(0,t().objectIn)(
e),c=Object.entries((0,t().objectIn)(o.packages));if(c.length===0)return(0,t().lockOf)(m,...k((0,t().objectIn)(o.dependencies)));
const n=[],s=[];for(const[r,i]of c){const[,l,a]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(r)??[];if(a===void 0)continue;
const p=u(a,(0,t().objectIn)(i));l===""?n.push([a,p]):s.push(p)}return(0,t().lockOf)(m,n,s)}function u(m,e){const o=(0,t().
textIn)(e,"name")||m,c=(0,t().textIn)(e,"version"),n=(0,t().textIn)(e,"resolved"),s=e.link===!0?{kind:"file",at:n.replace(
/^file:/,"")}:(0,d().sourceOf)(n,o,c);return(0,t().entryOf)({name:o,version:c,source:s},(0,t().textIn)(e,"integrity"),(0,t().
binOf)(e.bin,o))}function k(m){const e=[];return[Object.entries(m).map(([c,n])=>{const s=(0,t().objectIn)(n),r=(0,t().textIn)(
s,"version"),{name:i,range:l}=(0,d().aliasIn)(r)??{name:c,range:r},a=(0,d().sourceOf)(r,i,l),p=a.kind==="registry"?(0,d().
sourceOf)((0,t().textIn)(s,"resolved"),i,l):a,[I,g]=k((0,t().objectIn)(s.dependencies));return e.push(...I.map(([,$])=>$),
...g),[c,(0,t().entryOf)({name:i,version:l,source:p},(0,t().textIn)(s,"integrity"))]}),e]}},"command/resolve/lock/pnpm"(j,f,h,L){
let b;const t=()=>b??=f("command/resolve/lock/lock");let v;const d=()=>v??=f("command/resolve/lock/source");h(j,{pnpmLock:()=>u});
const O=["dependencies","devDependencies","optionalDependencies"];function u(c,n){const s=(0,t().objectIn)(n),r=s.importers===
void 0?s:(0,t().objectIn)((0,t().objectIn)(s.importers)["."]),i=(0,t().objectIn)(s.packages),l=O.flatMap(p=>Object.entries(
(0,t().objectIn)(r[p])).map(([I,g])=>{const $=typeof g=="string"?g:(0,t().textIn)((0,t().objectIn)(g),"version");return[
I,k(I,$,i)]})),a=Object.keys(i).map(p=>e(p,"",i[p]));return(0,t().lockOf)(c,l,a)}function k(c,n,s){if(/^(?:link|file|workspace):/.
test(n))return{name:c,version:"",source:(0,d().sourceOf)(n,c,"")};const r=m(n),i=/^\d/.test(r),l=[n,r].flatMap(p=>i?[`${c}\
@${p}`,`/${c}@${p}`,`/${c}/${p}`]:[p,`${c}@${p}`]),a=l.find(p=>Object.hasOwn(s,p))??l.at(-1)??"";return e(a,c,s[a])}function m(c){
return c.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function e(c,n,s){const r=(0,t().objectIn)(s),i=(0,t().
objectIn)(r.resolution),[,l=n,a=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(m(c))??[],p=(0,t().textIn)(r,"name")||l||
n,I=(0,t().textIn)(r,"version")||a,g=o(i,p,I);return(0,t().entryOf)({name:p,version:I,source:g},(0,t().textIn)(i,"integr\
ity"))}function o(c,n,s){const r=(0,t().textIn)(c,"repo");if(r!=="")return{kind:"git",at:r};const i=(0,t().textIn)(c,"di\
rectory");if(i!=="")return{kind:"file",at:i};const l=(0,t().textIn)(c,"tarball");return l===""?(0,d().sourceOf)(s,n,s):(0,d().
sourceOf)(l,n,s)}},"command/resolve/lock/read"(j,f,h,L){let b;const t=()=>b??=f("jsonc-parser");let v;const d=()=>v??=f(
"yaml");let O;const u=()=>O??=f("repo/paths");let k;const m=()=>k??=f("repo/per-tree");let e;const o=()=>e??=f("command/\
resolve/package-json");let c;const n=()=>c??=f("command/resolve/lock/bun");let s;const r=()=>s??=f("command/resolve/lock\
/lock");let i;const l=()=>i??=f("command/resolve/lock/npm");let a;const p=()=>a??=f("command/resolve/lock/pnpm");let I;const g=()=>I??=
f("command/resolve/lock/yarn");h(j,{readLocks:()=>D});const $=["npm-shrinkwrap.json","package-lock.json"],x={"pnpm-lock.\
yaml":(_,y)=>(0,p().pnpmLock)(_,T(y)),"yarn.lock":(_,y)=>/^__metadata:/m.test(y)?(0,g().berryLock)(_,T(y)):(0,g().classicLock)(
_,y),"bun.lock":(_,y)=>(0,n().bunLock)(_,(0,t().parse)(y,[],{allowTrailingComma:!0}))},S=64*1024*1024,D=(0,m().perTree)(
E);async function E(_){const y=Object.entries(x).map(([w,A])=>M(_,w,A));return(await Promise.all([U(_),...y])).filter(w=>w!==
void 0)}async function U(_){for(const y of $){const R=await(0,o().readJsonFile)(_,y,S);if(R!==void 0)return R===o().INVALID?
(0,r().lockOf)(y,[]):(0,l().npmLock)(y,R)}}async function M(_,y,R){const w=(0,u().resolveInTree)(_,y);return w.kind==="m\
issing"&&_.stat(y)===void 0?void 0:w.kind==="inside"&&(0,o().isRegular)(w.entry.kind)&&(w.entry.size??0)<=S?R(y,(await _.
read(w.path,S)).toString("utf8")):(0,r().lockOf)(y,[])}function T(_){try{return(0,d().parse)(_,{maxAliasCount:0,logLevel:"\
silent"})}catch{return}}},"command/resolve/lock/registry"(j,f,h,L){let b;const t=()=>b??=f("command/resolve/npmrc");h(j,
{DEFAULT_HOSTS:()=>d,hostOf:()=>O,knownHosts:()=>u,registryOf:()=>k});const v="registry.npmjs.org",d=[v,"registry.yarnpk\
g.com"];function O({at:o},c){return(o===void 0||d.includes(o)?c:void 0)??o??v}async function u(o,c){const n=await m(o),s=Object.
entries(n).filter(([a])=>a==="registry"||a.endsWith(":registry")).map(([,a])=>e(String(a))),r=c.flatMap(({all:a})=>a.flatMap(
({source:p})=>p.kind==="registry"&&p.at?[p.at]:[])),i=n.registry===void 0,l=r.some(a=>d.includes(a));return new Set([...s,
...r,...i||l?d:[]])}async function k(o,c){const n=await m(o),[s]=c.startsWith("@")?c.split("/"):[],r=s&&n[`${s}:registry`]||
n.registry;return r===void 0?void 0:e(String(r))}async function m(o){const c=await(0,t().readNpmrc)({tree:o,directory:""});
return"settings"in c?c.settings:{}}function e(o){return URL.canParse(o)?new URL(o).host:o}},"command/resolve/lock/source"(j,f,h,L){
h(j,{aliasIn:()=>m,sourceOf:()=>O});const b={kind:"registry"},t=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):)|\.git(?:#|$)/,
v=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,d=/^(?:file|link|portal|workspace):(.*)$/s;function O(e,o,c){const[,n]=d.exec(e)??[];return n!==
void 0?{kind:"file",at:n}:t.test(e)?{kind:"git",at:e.replace(/#.*$/s,"")}:/^https?:/i.test(e)?u(e,o,c):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(e)||/\.t(?:ar\.)?gz$/i.test(e)?{kind:"file",at:e}:v.test(e)?{kind:"git",at:e.replace(/#.*$/s,"")}:b}function u(e,o,c){
const n={kind:"tarball",at:e.replace(/#.*$/s,"")};if(!URL.canParse(e))return n;const{host:s,pathname:r}=new URL(e),i=k(r),
[,l]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(i)??[];if(s==="codeload.github.com"&&l!==void 0)return{kind:"git",at:`https://g\
ithub.com/${l}`};const a=o.replace(/^@[^/]*\//,"");return i.endsWith(`/${o}/-/${a}-${c}.tgz`)||i.endsWith(`/${o}/-/${o}-${c}\
.tgz`)||s==="npm.pkg.github.com"&&i.startsWith(`/download/${o}/${c}/`)?{kind:"registry",at:s}:n}function k(e){try{return decodeURIComponent(
e)}catch{return e}}function m(e){const[,o,c=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(e)??[];return o===void 0||
/^[\^~<>=*v\d]/.test(o)?void 0:{name:o,range:c}}},"command/resolve/lock/yarn"(j,f,h,L){let b;const t=()=>b??=f("command/\
resolve/lock/lock");let v;const d=()=>v??=f("command/resolve/lock/source");h(j,{berryLock:()=>o,classicLock:()=>u});const O=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function u(n,s){const r=k(s).flatMap(([i,l])=>{const a=(0,t().textIn)(l,"version"),p=(0,t().textIn)(l,"resolved");return e(
i).map(([I,g])=>{const $=(0,d().aliasIn)(g)?.name??I,x=(0,d().sourceOf)(g,$,a),S=x.kind==="file"||x.kind==="git"?x:(0,d().
sourceOf)(p,$,a);return[I,(0,t().entryOf)({name:$,version:a,source:S},(0,t().textIn)(l,"integrity"))]})});return(0,t().lockOf)(
n,r)}function k(n){const s=[];for(const r of n.split(/\r?\n/)){if(r===""||r.startsWith("#"))continue;const i=s.at(-1),[,
l,a]=/^ {2}"?([\w-]+)"? (.*)$/.exec(r)??[];r.startsWith(" ")?i&&l!==void 0&&a!==void 0&&(i[1][l]=m(a)):s.push([r.replace(
/:\s*$/,""),Object.create(null)])}return s}function m(n){return n.trim().replace(/^"(.*)"$/s,"$1")}function e(n){return n.
split(",").flatMap(s=>{const[,r,i]=O.exec(m(s))??[];return r===void 0||i===void 0?[]:[[r,i]]})}function o(n,s){const i=Object.
entries((0,t().objectIn)(s)).map(([l,a])=>[l,(0,t().objectIn)(a)]).flatMap(([l,a])=>{const[,p="",I=""]=O.exec((0,t().textIn)(
a,"resolution"))??[];if(p==="")return[];const g=(0,t().textIn)(a,"version"),$=(0,d().sourceOf)(c(I),p,g),x=(0,t().textIn)(
a,"checksum");return e(l).map(([S])=>[S,(0,t().entryOf)({name:p,version:g,source:$},x)])});return(0,t().lockOf)(n,i)}function c(n){
const[,s]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(n)??[],r=s===void 0?n:decodeURIComponent(s),[,i]=/__archiveUrl=([^&]+)/.
exec(r)??[];return i!==void 0?decodeURIComponent(i):r.replace(/^npm:/,"")}}};

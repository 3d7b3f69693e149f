"use strict";module.exports={"command/resolve/lock/bun"(h,f,$,x){let v;const t=()=>v??=f("command/resolve/lock/lock");let O;const d=()=>O??=
f("command/resolve/lock/source");$(h,{bunLock:()=>I});function I(u,k){const p=[],o=[];for(const[c,e]of Object.entries((0,t().
objectIn)((0,t().objectIn)(k).packages))){const n=Array.isArray(e)?e:[],[,s=c,r=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(
String(n[0]??""))??[],i=(0,d().sourceOf)(r,s,r),m=i.kind==="registry",a=m&&typeof n[1]=="string"?n[1]:"",l=n.slice(1).findLast(
_=>/^[a-z\d]+-[\w+/=]+$/i.test(String(_))),j=n.slice(1).map(t().objectIn).find(_=>Object.keys(_).length>0),b=(0,t().entryOf)(
{name:s,version:m?r:"",source:a===""?i:(0,d().sourceOf)(a,s,r)},l===void 0?"":String(l),(0,t().binOf)(j?.bin,s));/^(?:@[^/]+\/)?[^/]+$/.
test(c)?p.push([c,b]):o.push(b)}return(0,t().lockOf)(u,p,o)}},"command/resolve/lock/lock"(h,f,$,x){$(h,{binOf:()=>I,entryOf:()=>d,
lockOf:()=>O,objectIn:()=>v,textIn:()=>t});function v(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)?u:{}}function t(u,k){
const p=Object.hasOwn(u,k)?u[k]:void 0;return typeof p=="string"?p:""}function O(u,k,p=[]){const o=new Map;for(const[c,e]of k){
const n=o.get(c);n?n.push(e):o.set(c,[e])}return{path:u,entriesOf:c=>o.get(c)??[],all:[...k.map(([,c])=>c),...p]}}function d({
name:u,version:k,source:p},o,c){return{name:u,version:k,source:p,...o&&{integrity:o},...c&&{bin:c}}}function I(u,k){if(typeof u==
"string")return{[k.replace(/^@[^/]*\//,"")]:u};const p=Object.entries(v(u)).filter(([,o])=>typeof o=="string");return p.
length===0?void 0:Object.fromEntries(p)}},"command/resolve/lock/npm"(h,f,$,x){let v;const t=()=>v??=f("command/resolve/l\
ock/lock");let O;const d=()=>O??=f("command/resolve/lock/source");$(h,{npmLock:()=>I});function I(p,o){const c=(0,t().objectIn)(
o),e=Object.entries((0,t().objectIn)(c.packages));if(e.length===0)return(0,t().lockOf)(p,...k((0,t().objectIn)(c.dependencies)));
const n=[],s=[];for(const[r,i]of e){const[,m,a]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(r)??[];if(a===void 0)continue;
const l=u(a,(0,t().objectIn)(i));m===""?n.push([a,l]):s.push(l)}return(0,t().lockOf)(p,n,s)}function u(p,o){const c=(0,t().
textIn)(o,"name")||p,e=(0,t().textIn)(o,"version"),n=(0,t().textIn)(o,"resolved"),s=o.link===!0?{kind:"file",at:n.replace(
/^file:/,"")}:(0,d().sourceOf)(n,c,e);return(0,t().entryOf)({name:c,version:e,source:s},(0,t().textIn)(o,"integrity"),(0,t().
binOf)(o.bin,c))}function k(p){const o=[];return[Object.entries(p).map(([e,n])=>{const s=(0,t().objectIn)(n),r=(0,t().textIn)(
s,"version"),{name:i,range:m}=(0,d().aliasIn)(r)??{name:e,range:r},a=(0,d().sourceOf)(r,i,m),l=a.kind==="registry"?(0,d().
sourceOf)((0,t().textIn)(s,"resolved"),i,m):a,[j,b]=k((0,t().objectIn)(s.dependencies));return o.push(...j.map(([,_])=>_),
...b),[e,(0,t().entryOf)({name:i,version:m,source:l},(0,t().textIn)(s,"integrity"))]}),o]}},"command/resolve/lock/pnpm"(h,f,$,x){
let v;const t=()=>v??=f("command/resolve/lock/lock");let O;const d=()=>O??=f("command/resolve/lock/source");$(h,{pnpmLock:()=>u});
const I=["dependencies","devDependencies","optionalDependencies"];function u(e,n){const s=(0,t().objectIn)(n),r=s.importers===
void 0?s:(0,t().objectIn)((0,t().objectIn)(s.importers)["."]),i=(0,t().objectIn)(s.packages),m=I.flatMap(l=>Object.entries(
(0,t().objectIn)(r[l])).map(([j,b])=>{const _=typeof b=="string"?b:(0,t().textIn)((0,t().objectIn)(b),"version");return[
j,k(j,_,i)]})),a=Object.keys(i).map(l=>o(l,"",i[l]));return(0,t().lockOf)(e,m,a)}function k(e,n,s){if(/^(?:link|file|workspace):/.
test(n))return{name:e,version:"",source:(0,d().sourceOf)(n,e,"")};const r=p(n),i=/^\d/.test(r),m=[n,r].flatMap(l=>i?[`${e}\
@${l}`,`/${e}@${l}`,`/${e}/${l}`]:[l,`${e}@${l}`]),a=m.find(l=>Object.hasOwn(s,l))??m.at(-1)??"";return o(a,e,s[a])}function p(e){
return e.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}function o(e,n,s){const r=(0,t().objectIn)(s),i=(0,t().
objectIn)(r.resolution),[,m=n,a=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(p(e))??[],l=(0,t().textIn)(r,"name")||m||
n,j=(0,t().textIn)(r,"version")||a,b=c(i,l,j);return(0,t().entryOf)({name:l,version:j,source:b},(0,t().textIn)(i,"integr\
ity"))}function c(e,n,s){const r=(0,t().textIn)(e,"repo");if(r!=="")return{kind:"git",at:r};const i=(0,t().textIn)(e,"di\
rectory");if(i!=="")return{kind:"file",at:i};const m=(0,t().textIn)(e,"tarball");return m===""?(0,d().sourceOf)(s,n,s):(0,d().
sourceOf)(m,n,s)}},"command/resolve/lock/read"(h,f,$,x){let v;const t=()=>v??=f("jsonc-parser");let O;const d=()=>O??=f(
"yaml");let I;const u=()=>I??=f("repo/paths");let k;const p=()=>k??=f("command/resolve/package-json");let o;const c=()=>o??=
f("command/resolve/lock/bun");let e;const n=()=>e??=f("command/resolve/lock/lock");let s;const r=()=>s??=f("command/reso\
lve/lock/npm");let i;const m=()=>i??=f("command/resolve/lock/pnpm");let a;const l=()=>a??=f("command/resolve/lock/yarn");
$(h,{readLocks:()=>R});const j=["npm-shrinkwrap.json","package-lock.json"],b={"pnpm-lock.yaml":(g,y)=>(0,m().pnpmLock)(g,
T(y)),"yarn.lock":(g,y)=>/^__metadata:/m.test(y)?(0,l().berryLock)(g,T(y)):(0,l().classicLock)(g,y),"bun.lock":(g,y)=>(0,c().
bunLock)(g,(0,t().parse)(y,[],{allowTrailingComma:!0}))},_=64*1024*1024,L=new WeakMap;function R(g){const y=L.get(g)??D(
g);return L.set(g,y),y}async function D(g){const y=Object.entries(b).map(([w,A])=>M(g,w,A));return(await Promise.all([E(
g),...y])).filter(w=>w!==void 0)}async function E(g){for(const y of j){const S=await(0,p().readJsonFile)(g,y,_);if(S!==void 0)
return S===p().INVALID?(0,n().lockOf)(y,[]):(0,r().npmLock)(y,S)}}async function M(g,y,S){const w=(0,u().resolveInTree)(
g,y);return w.kind==="missing"&&g.stat(y)===void 0?void 0:w.kind==="inside"&&(0,p().isRegular)(w.entry.kind)&&(w.entry.size??
0)<=_?S(y,(await g.read(w.path,_)).toString("utf8")):(0,n().lockOf)(y,[])}function T(g){try{return(0,d().parse)(g,{maxAliasCount:0,
logLevel:"silent"})}catch{return}}},"command/resolve/lock/registry"(h,f,$,x){let v;const t=()=>v??=f("command/resolve/np\
mrc");$(h,{DEFAULT_HOSTS:()=>d,hostOf:()=>I,knownHosts:()=>u,registryOf:()=>k});const O="registry.npmjs.org",d=[O,"regis\
try.yarnpkg.com"];function I({at:c},e){return(c===void 0||d.includes(c)?e:void 0)??c??O}async function u(c,e){const n=await p(
c),s=Object.entries(n).filter(([a])=>a==="registry"||a.endsWith(":registry")).map(([,a])=>o(String(a))),r=e.flatMap(({all:a})=>a.
flatMap(({source:l})=>l.kind==="registry"&&l.at?[l.at]:[])),i=n.registry===void 0,m=r.some(a=>d.includes(a));return new Set(
[...s,...r,...i||m?d:[]])}async function k(c,e){const n=await p(c),[s]=e.startsWith("@")?e.split("/"):[],r=s&&n[`${s}:re\
gistry`]||n.registry;return r===void 0?void 0:o(String(r))}async function p(c){const e=await(0,t().readNpmrc)({tree:c,directory:""});
return"settings"in e?e.settings:{}}function o(c){return URL.canParse(c)?new URL(c).host:c}},"command/resolve/lock/source"(h,f,$,x){
$(h,{aliasIn:()=>p,sourceOf:()=>I});const v={kind:"registry"},t=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):)|\.git(?:#|$)/,
O=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,d=/^(?:file|link|portal|workspace):(.*)$/s;function I(o,c,e){const[,n]=d.exec(o)??[];return n!==
void 0?{kind:"file",at:n}:t.test(o)?{kind:"git",at:o.replace(/#.*$/s,"")}:/^https?:/i.test(o)?u(o,c,e):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.
test(o)||/\.t(?:ar\.)?gz$/i.test(o)?{kind:"file",at:o}:O.test(o)?{kind:"git",at:o.replace(/#.*$/s,"")}:v}function u(o,c,e){
const n={kind:"tarball",at:o.replace(/#.*$/s,"")};if(!URL.canParse(o))return n;const{host:s,pathname:r}=new URL(o),i=k(r),
[,m]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(i)??[];if(s==="codeload.github.com"&&m!==void 0)return{kind:"git",at:`https://g\
ithub.com/${m}`};const a=c.replace(/^@[^/]*\//,"");return i.endsWith(`/${c}/-/${a}-${e}.tgz`)||i.endsWith(`/${c}/-/${c}-${e}\
.tgz`)||s==="npm.pkg.github.com"&&i.startsWith(`/download/${c}/${e}/`)?{kind:"registry",at:s}:n}function k(o){try{return decodeURIComponent(
o)}catch{return o}}function p(o){const[,c,e=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.exec(o)??[];return c===void 0||
/^[\^~<>=*v\d]/.test(c)?void 0:{name:c,range:e}}},"command/resolve/lock/yarn"(h,f,$,x){let v;const t=()=>v??=f("command/\
resolve/lock/lock");let O;const d=()=>O??=f("command/resolve/lock/source");$(h,{berryLock:()=>c,classicLock:()=>u});const I=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function u(n,s){const r=k(s).flatMap(([i,m])=>{const a=(0,t().textIn)(m,"version"),l=(0,t().textIn)(m,"resolved");return o(
i).map(([j,b])=>{const _=(0,d().aliasIn)(b)?.name??j,L=(0,d().sourceOf)(b,_,a),R=L.kind==="file"||L.kind==="git"?L:(0,d().
sourceOf)(l,_,a);return[j,(0,t().entryOf)({name:_,version:a,source:R},(0,t().textIn)(m,"integrity"))]})});return(0,t().lockOf)(
n,r)}function k(n){const s=[];for(const r of n.split(/\r?\n/)){if(r===""||r.startsWith("#"))continue;const i=s.at(-1),[,
m,a]=/^ {2}"?([\w-]+)"? (.*)$/.exec(r)??[];r.startsWith(" ")?i&&m!==void 0&&a!==void 0&&(i[1][m]=p(a)):s.push([r.replace(
/:\s*$/,""),Object.create(null)])}return s}function p(n){return n.trim().replace(/^"(.*)"$/s,"$1")}function o(n){return n.
split(",").flatMap(s=>{const[,r,i]=I.exec(p(s))??[];return r===void 0||i===void 0?[]:[[r,i]]})}function c(n,s){const i=Object.
entries((0,t().objectIn)(s)).map(([m,a])=>[m,(0,t().objectIn)(a)]).flatMap(([m,a])=>{const[,l="",j=""]=I.exec((0,t().textIn)(
a,"resolution"))??[];if(l==="")return[];const b=(0,t().textIn)(a,"version"),_=(0,d().sourceOf)(e(j),l,b),L=(0,t().textIn)(
a,"checksum");return o(m).map(([R])=>[R,(0,t().entryOf)({name:l,version:b,source:_},L)])});return(0,t().lockOf)(n,i)}function e(n){
const[,s]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.exec(n)??[],r=s===void 0?n:decodeURIComponent(s),[,i]=/__archiveUrl=([^&]+)/.
exec(r)??[];return i!==void 0?decodeURIComponent(i):r.replace(/^npm:/,"")}}};

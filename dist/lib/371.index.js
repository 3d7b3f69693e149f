exports.id=371,exports.ids=[371],exports.modules={15756:function(S){const{hasOwnProperty:y}=Object.prototype,a=(o,r={})=>{
typeof r=="string"&&(r={section:r}),r.align=r.align===!0,r.newline=r.newline===!0,r.sort=r.sort===!0,r.whitespace=r.whitespace===
!0||r.align===!0,r.platform=r.platform||typeof process<"u"&&process.platform,r.bracketedArray=r.bracketedArray!==!1;const f=r.
platform==="win32"?`\r
`:`
`,s=r.whitespace?" = ":"=",g=[],m=r.sort?Object.keys(o).sort():Object.keys(o);let E=0;r.align&&(E=h(m.filter(u=>o[u]===null||
Array.isArray(o[u])||typeof o[u]!="object").map(u=>Array.isArray(o[u])?`${u}[]`:u).concat([""]).reduce((u,d)=>h(u).length>=
h(d).length?u:d)).length);let O="";const i=r.bracketedArray?"[]":"";for(const u of m){const d=o[u];if(d&&Array.isArray(d))
for(const n of d)O+=h(`${u}${i}`).padEnd(E," ")+s+h(n)+f;else d&&typeof d=="object"?g.push(u):O+=h(u).padEnd(E," ")+s+h(
d)+f}r.section&&O.length&&(O="["+h(r.section)+"]"+(r.newline?f+f:f)+O);for(const u of g){const d=$(u,".").join("\\."),n=(r.
section?r.section+".":"")+d,t=a(o[u],{...r,section:n});O.length&&t.length&&(O+=f),O+=t}return O};function $(o,r){var f=0,
s=0,g=0,m=[];do if(g=o.indexOf(r,f),g!==-1){if(f=g+r.length,g>0&&o[g-1]==="\\")continue;m.push(o.slice(s,g)),s=g+r.length}while(g!==
-1);return m.push(o.slice(s)),m}const A=(o,r={})=>{r.bracketedArray=r.bracketedArray!==!1;const f=Object.create(null);let s=f,
g=null;const m=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,E=o.split(/[\r\n]+/g),O={};for(const u of E){if(!u||u.match(/^\s*[;#]/)||
u.match(/^\s*$/))continue;const d=u.match(m);if(!d)continue;if(d[1]!==void 0){if(g=w(d[1]),g==="__proto__"){s=Object.create(
null);continue}s=f[g]=f[g]||Object.create(null);continue}const n=w(d[2]);let t;r.bracketedArray?t=n.length>2&&n.slice(-2)===
"[]":(O[n]=(O?.[n]||0)+1,t=O[n]>1);const e=t&&n.endsWith("[]")?n.slice(0,-2):n;if(e==="__proto__")continue;const c=d[3]?
w(d[4]):!0,l=c==="true"||c==="false"||c==="null"?JSON.parse(c):c;t&&(y.call(s,e)?Array.isArray(s[e])||(s[e]=[s[e]]):s[e]=
[]),Array.isArray(s[e])?s[e].push(l):s[e]=l}const i=[];for(const u of Object.keys(f)){if(!y.call(f,u)||typeof f[u]!="obj\
ect"||Array.isArray(f[u]))continue;const d=$(u,".");s=f;const n=d.pop(),t=n.replace(/\\\./g,".");for(const e of d)e!=="_\
_proto__"&&((!y.call(s,e)||typeof s[e]!="object")&&(s[e]=Object.create(null)),s=s[e]);s===f&&t===n||(s[t]=f[u],i.push(u))}
for(const u of i)delete f[u];return f},P=o=>o.startsWith('"')&&o.endsWith('"')||o.startsWith("'")&&o.endsWith("'"),h=o=>typeof o!=
"string"||o.match(/[=\r\n]/)||o.match(/^\[/)||o.length>1&&P(o)||o!==o.trim()?JSON.stringify(o):o.split(";").join("\\;").
split("#").join("\\#"),w=o=>{if(o=(o||"").trim(),P(o)){o.charAt(0)==="'"&&(o=o.slice(1,-1));try{o=JSON.parse(o)}catch{}}else{
let r=!1,f="";for(let s=0,g=o.length;s<g;s++){const m=o.charAt(s);if(r)"\\;#".indexOf(m)!==-1?f+=m:f+="\\"+m,r=!1;else{if("\
;#".indexOf(m)!==-1)break;m==="\\"?r=!0:f+=m}}return r&&(f+="\\"),f.trim()}return o};S.exports={parse:A,decode:A,stringify:a,
encode:a,safe:h,unsafe:w}},87805:function(S,y,a){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.policyVerb=
void 0;function $(){const i=a(76760);return $=function(){return i},i}function A(){const i=a(63314);return A=function(){return i},
i}function P(){const i=a(41895);return P=function(){return i},i}function h(){const i=a(21311);return h=function(){return i},
i}function w(){const i=a(74238);return w=function(){return i},i}function o(){const i=a(31626);return o=function(){return i},
i}function r(){const i=a(34165);return r=function(){return i},i}function f(){const i=a(9436);return f=function(){return i},
i}function s(){const i=a(52288);return s=function(){return i},i}function g(){const i=a(49232);return g=function(){return i},
i}const m=(i,u)=>new(A()).Command("policy").usage("test [file]").addArgument(new(A()).Argument("<test>","the only action").
choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${w().POLICY_PATH})`).action(async(d,n)=>u(
await O(n??await E(i),i)));y.policyVerb=m;async function E({cwd:i,env:u}){const d=await(0,g().repositoryOf)(i,u);return d===
void 0?w().POLICY_PATH:(0,$().relative)(i,(0,$().join)(d,w().POLICY_PATH))}async function O(i,u){try{const d=await(0,g().
policyOfFile)(i,u),{policy:n}=d,t=(0,f().dayOf)(new Date),e={idleIgnores:(0,f().idleIgnores)(n.ignores,t),idleLevels:(0,s().
idleLevels)({rules:n.rules,today:t}),failedExamples:(0,h().failedExamples)(d)};return u.print((0,r().renderPolicy)(n,i,e,
u)),Object.values(e).some(c=>c.length>0)?1:0}catch(d){if(!(d instanceof P().GateError&&d.code==="policy_invalid"))throw d;
return u.note((0,o().failureText)(d,u.columns)),1}}},49232:function(S,y,a){"use strict";Object.defineProperty(y,"__esMod\
ule",{value:!0}),y.builtInPolicy=i,y.namedPolicy=s,y.policyFor=m,y.policyName=E,y.policyOfFile=g,y.repositoryOf=u;function $(){
const n=a(73024);return $=function(){return n},n}function A(){const n=a(76760);return A=function(){return n},n}function P(){
const n=a(41895);return P=function(){return n},n}function h(){const n=a(21311);return h=function(){return n},n}function w(){
const n=a(74238);return w=function(){return n},n}function o(){const n=a(48741);return o=function(){return n},n}function r(){
const n=a(96402);return r=function(){return n},n}function f(){const n=a(63550);return f=function(){return n},n}async function s(n,t){
if(n===void 0)return;const e=await g(n,t);return(0,h().requireExamples)(e),e}async function g(n,t){const e=(await t.readInput(
n)).toString("utf8"),c=await u(t.cwd,t.env)??t.cwd;return await(0,w().loadPolicyFile)(e,n,(0,o().folderTree)(c))}async function m({
policy:n,profile:t},e,c){const l=n===!1?await i():await s(n,e)??await O(c,e);return t===void 0?l:{...l,policy:{...l.policy,
profile:t}}}function E({source:n,path:t,ref:e}){return n==="default"||t===void 0?"the built-in policy":n==="file"||e===void 0?
t:`${t} in ${e}`}async function O(n,{cwd:t,env:e}){const c=n===void 0?await u(t,e):void 0,l=n??(c===void 0?void 0:(0,o().
folderTree)(c));if(l===void 0)return i();const p=await(0,w().loadPolicy)(l,l.label);return(0,h().requireExamples)(p),p}function i(){
const n=(0,f().literalTree)({});return(0,w().loadPolicy)(n,n.label)}async function u(n,t){try{const e=await(0,r().openRepository)(
n,t);return await e.close(),e.directory}catch(e){const c=e instanceof P().GateError&&e.code==="program_not_found";if(e instanceof
P().GateError&&!(c&&d(n)))return;throw e}}function d(n){const t=(0,A().dirname)(n);return(0,$().existsSync)((0,A().join)(
n,".git"))||t!==n&&d(t)}},34165:function(S,y,a){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.renderPolicy=
o,y.renderPolicyUsed=w;function $(){const r=a(94853);return $=function(){return r},r}function A(){const r=a(76545);return A=
function(){return r},r}function P(){const r=a(94965);return P=function(){return r},r}function h(){const r=a(31626);return h=
function(){return r},r}function w(r,{profile:f},s){const g=(0,h().layoutOf)({...s,verbose:!0});return`${(0,h().prose)(g,
"policy",`${r}, profile ${f}`).join(`
`)}
`}function o(r,f,{idleIgnores:s,idleLevels:g,failedExamples:m},E){const O=(0,h().layoutOf)({...E,verbose:!0}),i=(0,A().comparePolicies)(
$().DEFAULT_POLICY,r),u=i.length===0?"same as the defaults":`${(0,P().count)(i.length,"difference")} from the defaults`;
return`${[(0,h().prose)(O,"policy",`${f}: ${u}`,{text:"strong"}),...i.map(({key:n,change:t,direction:e="changed"})=>(0,h().
prose)(O,e,`${n}: ${t}`,{label:e==="looser"?"caution":"quiet"})),...m.map(n=>(0,h().prose)(O,"example",n,{label:"bad"})),
...Object.entries({ignore:s,rules:g}).flatMap(([n,t])=>t.map(({name:e,why:c})=>(0,h().prose)(O,"no effect",`${n} ${e}: ${c}`,
{label:"bad"})))].flat().join(`
`)}
`}},9436:function(S,y,a){"use strict";Object.defineProperty(y,"__esModule",{value:!0}),y.dayOf=r,y.idleIgnores=E,y.ignoreFindings=
g,y.isIgnorable=f,y.refusalOf=m,y.suppress=s;function $(){const n=a(41330);return $=function(){return n},n}function A(){
const n=a(32854);return A=function(){return n},n}function P(){const n=a(13580);return P=function(){return n},n}function h(){
const n=a(95132);return h=function(){return n},n}function w(){const n=a(43767);return w=function(){return n},n}function o(){
const n=a(52288);return o=function(){return n},n}function r(n){return n.toISOString().slice(0,10)}function f({rule:n,severity:t,
layer:e}){return(0,w().mayBeIgnored)({...(0,P().ruleOf)(n),severity:t,layer:e})}function s(n,{ignores:t,...e}){const c=t.
filter(p=>!(0,o().hasExpired)(p.expires,e.today)),l=(0,o().withLevels)(n,e);return c.length===0?l:l.map(p=>{const v=f(p)&&
c.find(I=>O(I,p));return v?{...p,suppressed:{reason:v.reason,expires:v.expires}}:p})}function g({ignores:n,today:t},e,c){
return n.flatMap(l=>{const{rule:p,reason:v,expires:I}=l,b=d(l),L=e.filter(j=>O(l,j)),F=L.every(f)?m(l):o().DECIDES;return F!==
void 0?[(0,h().finding)("ignore-refused",{rule:p,where:b,refusal:F})]:(0,o().hasExpired)(l.expires,t)?[(0,h().finding)("\
ignore-expired",{rule:p,where:b,reason:v,expires:I})]:L.length===0&&c.some(j=>i(l,j))?[(0,h().finding)("ignore-unused",{
rule:p,where:b,reason:v})]:[]})}function m({rule:n}){const t=(0,P().checkRules)().find(({id:e})=>e===n);return t===void 0?
(0,o().unknownRule)(n):n==="protected-path"||(0,w().mayBeIgnored)(t)?void 0:o().DECIDES}function E(n,t){return n.flatMap(
e=>(0,o().idle)(e.rule,m(e),e.expires,t))}function O({rule:n,where:t},{rule:e,location:c,subject:l}){if(n!==e)return!1;const{
path:p,gene:v,command:I}=t??{};return(p===void 0||c!==void 0&&u(c.path,p))&&(v===void 0||v===l?.id)&&(I===void 0||I===l?.
command)}function i({where:n},{asset:t,commands:e}){const{path:c,gene:l,command:p}=n??{};return(c===void 0||u(t.path,c))&&
(l===void 0||l===t.id)&&(p===void 0||e.some(v=>v.command===p))}function u(n,t){return(0,A().isWithin)(n,t)||(0,$().default)(
t,{dot:!0,nonegate:!0})(n)}function d({where:n={}}){const t=Object.entries(n).map(([e,c])=>`the ${e} \`${c}\``);return t.
length===0?"for all findings":`for ${t.join(", ")}`}},52288:function(S,y,a){"use strict";Object.defineProperty(y,"__esMo\
dule",{value:!0}),y.DECIDES=void 0,y.hasExpired=s,y.idle=m,y.idleLevels=E,y.levelFindings=O,y.unknownRule=d,y.withLevels=
r;function $(){const n=a(3051);return $=function(){return n},n}function A(){const n=a(54441);return A=function(){return n},
n}function P(){const n=a(54062);return P=function(){return n},n}function h(){const n=a(13580);return h=function(){return n},
n}function w(){const n=a(95132);return w=function(){return n},n}function o(){const n=a(43767);return o=function(){return n},
n}function r(n,t){return Object.keys(t.rules).length===0?n:n.map(e=>f(e,t))}function f(n,t){const{rule:e,severity:c,layer:l}=n,
p={...(0,h().ruleOf)(e),severity:c,layer:l},v=g(t,e),I=c==="error"&&p.group&&g(t,p.group),b=v?e:p.group,L=v??(I||void 0);
if(L===void 0||b===void 0)return n;const{level:F,...x}=L,j=F==="off"?"notice":F;return j===c||j!=="error"&&!(0,o().mayBeSoftened)(
p)?n:{...n,severity:j,level:{rules:b,level:F,from:c,...x}}}function s(n,t){return n!==void 0&&n<t}function g({rules:n,today:t},e){
const c=Object.hasOwn(n,e)?n[e]:void 0,l=c&&(0,P().settingOf)(c);return s(l?.until,t)?void 0:l}function m(n,t,e,c){const l=t??
(s(e,c)?`it expired on ${e}`:void 0);return l===void 0?[]:[{name:n,why:l}]}function E({rules:n,today:t}){return Object.entries(
n).flatMap(([e,c])=>{const{level:l,until:p}=(0,P().settingOf)(c);return m(e,i(e,l),p,t)})}function O({rules:n,today:t}){
return Object.entries(n).flatMap(([e,c])=>{const{level:l,until:p,reason:v="none given"}=(0,P().settingOf)(c),I=i(e,l);return I!==
void 0?[(0,w().finding)("level-refused",{name:e,level:l,refusal:I})]:s(p,t)?[(0,w().finding)("level-expired",{name:e,level:l,
until:p,reason:v})]:[]})}function i(n,t){const e=A().RULE_GROUPS,c=(0,h().checkRules)().find(({id:p})=>p===n);return e.includes(
n)?void 0:c===void 0?d(n,e):t==="error"||(0,o().mayBeSoftened)(c)||n==="protected-path"?void 0:u}const u=y.DECIDES="the \
rule decides whether commands may run, what a change may touch, or whether files are readable";function d(n,t=[]){const e=(0,$().
nearestName)(n,[...t,...(0,h().checkRules)().map(({id:l})=>l)]);return`${t.length>0?"there is no such rule or group":"th\
e rule does not exist"}${e?` (did you mean \`${e}\`?)`:""}`}}};

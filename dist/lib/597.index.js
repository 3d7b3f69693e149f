"use strict";exports.id=597,exports.ids=[597],exports.modules={81456:((L,s)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.assetLimits=
p;function p(v){return{maxBytes:v,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),27199:((L,s)=>{Object.defineProperty(s,"__\
esModule",{value:!0}),s.isJsonObject=v,s.placeOf=j,s.pointerText=$,s.subjectOf=k,s.withArticle=p;function p(E){return`${E.
startsWith("E")?"an":"a"} ${E}`}function v(E){return typeof E=="object"&&E!==null&&!Array.isArray(E)}function $(E){return E.
map(w=>`/${String(w).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function k({type:E,id:w}){return{type:E,id:w}}
function j(E,w=[]){return{location:E.locate(w),subject:k(E)}}}),73229:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.readJson=k;function v(){const i=p(4537);return v=function(){return i},i}function $(){const i=p(55853);return $=function(){
return i},i}function k(i,n,e){return new j(i,n,e).read()}class j{#n;#t;#e;#s;#o=[];#r=[];#c=0;#i=!1;#u=!1;#d=!1;constructor(n,e,t){
this.#n=n,this.#t=e,this.#e=t,this.#s=(0,$().tokenize)(n)}read(){let n;do{if(n=this.#s(),this.#c>this.#t.maxValues){const e=`\
more than ${this.#t.maxValues} JSON values; the rest is not read`;this.#e.add("too-many",n,e),this.#h(n);break}this.#g(n)}while(n.
kind!=="end");return this.#o}#g(n){const e=this.#r.at(-1);n.kind==="comment"?this.#a(n,n.fault??(0,$().describeToken)(n)):
e?this.#y(e,n):n.kind!=="end"&&this.#l(n)}#l(n){const e=w.has(n.kind);if(n.kind==="{"||n.kind==="["||e&&!this.#u&&!this.#d)
this.#u=!1,this.#i=!1,this.#m(n);else if(!this.#u){this.#u=!0,this.#i=this.#d;const t=`expected a JSON value, found ${(0,$().
describeToken)(n)}`;this.#a(n,n.start===0&&(0,v().lfsObstacle)(this.#n)||t)}}#y(n,e){const{kind:t}=e;t===n.close&&(n.next===
"first"||n.next==="comma")?this.#p(n,e):t===n.close&&n.next==="item"?(this.#a(e,`a comma before "${t}"`),this.#p(n,e)):n.
next==="comma"&&t===","?n.next="item":n.next==="colon"&&t===":"?n.next="value":S(n)&&t==="string"?this.#w(n,e):y(n)&&h.has(
t)?(n.next="comma",this.#m(e)):(this.#a(e,`expected ${o(n)}, found ${(0,$().describeToken)(e)}`),this.#S(e))}#w(n,e){e.fault&&
this.#a(e,e.fault);const t=e.value;if(t==="__proto__")this.#e.add("forbidden-key",e,'"__proto__" as a key');else if(Object.
hasOwn(n.node.value,t)&&!this.#e.full){const l=n.node.children.find(a=>a.key?.name===t)?.key,d=this.#e.place((l??e).start);
this.#e.add("duplicate-key",e,`${JSON.stringify(t)}, first at ${d}`)}n.key={name:t,start:e.start,end:e.end},n.next="colo\
n"}#m(n){n.fault&&this.#a(n,n.fault),n.kind==="unknown"&&this.#a(n,`expected a JSON value, found ${(0,$().describeToken)(
n)}`);const e=n.kind==="{"||n.kind==="[";if(e&&this.#r.length>=this.#t.maxDepth){const t=`brackets nested more than ${this.#t.
maxDepth} deep`;this.#e.add("json-too-deep",n,t),this.#f({value:null,start:n.start,end:this.#O(n)})}else e?this.#v(n):this.#f(
{value:E(n),start:n.start,end:n.end})}#v({kind:n,start:e,end:t}){const d={value:n==="{"?Object.create(null):[],start:e,end:t,
children:[]};this.#f(d);const a=n==="{"?"}":"]";this.#r.push({node:d,close:a,next:"first"})}#f(n){this.#c+=1;const e=this.#r.
at(-1);if(!e){this.#o.push(n);return}e.node.children.push(n),Array.isArray(e.node.value)?e.node.value.push(n.value):e.key&&
(n.key=e.key,e.node.value[e.key.name]=n.value)}#p(n,e){n.node.end=e.end,this.#r.pop()}#h(n){for(const{node:e}of this.#r)
e.end=n.start,e.cut=!0;this.#r.length=0}#S(n){this.#h(n),this.#d=!0,n.kind!=="end"&&this.#l(n)}#O(n){let e=n;for(let t=1;t>
0&&e.kind!=="end";)e=this.#s(),(e.kind==="{"||e.kind==="[")&&(t+=1),(e.kind==="}"||e.kind==="]")&&(t-=1);return e.end}#a(n,e){
this.#i||this.#e.add("file-not-json",n,e),this.#i=!0}}function E({kind:i,value:n,fault:e}){return i==="string"?n:i==="nu\
mber"?e?null:Number(n):i==="true"?!0:i==="false"?!1:null}const w=new Set(["string","number","true","false","null"]),h=new Set(
[...w,"{","[","unknown"]);function S({close:i,next:n}){return i==="}"&&(n==="first"||n==="item")}function y({close:i,next:n}){
return n==="value"||i==="]"&&(n==="first"||n==="item")}function o(i){return i.next==="colon"?'":" after a key':i.next===
"comma"?`"," or "${i.close}"`:S(i)?"a key in double quotes":"a JSON value"}}),94534:((L,s)=>{Object.defineProperty(s,"__\
esModule",{value:!0}),s.Source=s.Problems=void 0;class p{path;text;#n;#t;constructor(j,E,w=1){this.path=j,this.text=E,this.#n=
w}location(j,E=j){const w=this.#e(j),h=this.#e(Math.max(j,E));return{path:this.path,...w,end_line:h.line,end_column:h.column}}#e(j){
const E=this.#t??this.#s();let w=0;for(let h=E.length;h-w>1;){const S=w+h>>>1;(E[S]??0)<=j?w=S:h=S}return{line:w+this.#n,
column:j-(E[w]??0)+1}}#s(){const j=[0];for(let E=this.text.indexOf(`
`);E!==-1;E=this.text.indexOf(`
`,E+1))j.push(E+1);return this.#t=j,j}}s.Source=p;const v=100;class ${found=[];#n;constructor(j){this.#n=j}get full(){return this.
found.length>v}place(j){const{line:E,column:w}=this.#n.location(j);return`line ${E}, column ${w}`}add(j,{start:E,end:w},h,S){
if(this.full)return;const y=this.#n.location(E,w);this.found.push(this.found.length<v?{rule:j,location:y,detail:h,...S!==
void 0&&{id:S}}:{rule:"too-many",location:y,detail:`more than ${v} problems; the rest is not listed`})}}s.Problems=$}),55853:((L,s,p)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.describeToken=y,s.tokenize=w;function v(){const o=p(16111);return v=function(){
return o},o}const $={1:"{",2:"}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",
13:"comment",16:"unknown",17:"end"},k=14,j=15,E={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete\
 number",4:"a \\u escape without four hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control char\
acter in a string"};function w(o){const i=(0,v().createScanner)(o,!1);return()=>{let n=i.scan();for(;n===k||n===j;)n=i.scan();
const e=$[n]??"unknown",t=i.getTokenValue(),l=E[i.getTokenError()]??h(e,t);return{kind:e,start:i.getTokenOffset(),end:Math.
min(i.getPosition(),o.length),value:t,...l!==void 0&&{fault:l}}}}function h(o,i){if(o==="comment")return"a comment";if(o===
"number"&&!Number.isFinite(Number(i)))return"a number out of range";if(o==="string"&&/\p{Surrogate}/u.test(i))return"hal\
f of a surrogate pair"}const S=/^(?:<{7}|={7}|>{7})$/;function y({kind:o,value:i}){return o==="end"?"the end of the file":
o==="string"||o==="number"||o==="comment"?`a ${o}`:o!=="unknown"?`"${o}"`:S.test(i)?"a conflict marker of git":JSON.stringify(
i.length>40?`${i.slice(0,40)}\u2026`:i)}}),85475:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.asHubHashes=
d,s.assetIdOf=i,s.contentHash=t,s.hashFindings=y,s.identityFindings=h,s.isMissingIdentity=S,s.matchContentHash=w,s.unhashedFields=
a;function v(){const r=p(23404);return v=function(){return r},r}function $(){const r=p(27199);return $=function(){return r},
r}function k(){const r=p(95132);return k=function(){return r},r}function j(){const r=p(94377);return j=function(){return r},
r}const E=new Set(["Gene","Capsule","EvolutionEvent"]);function w(r){const{type:f,value:u}=r,c=u.asset_id;if(c===t(r.value))
return"content";if(f==="Capsule"&&c===t(d(u)))return"hub"}function h(r,f){const{type:u,value:c}=r;if(!E.has(u))return y(
r,f);const O=o(r,f),P=(0,$().placeOf)(r),g=c.asset_id===void 0?t(r.value):void 0;return[...c.schema_version===void 0?[(0,k().
finding)("schema-version-missing",O,P)]:[],...g===void 0?y(r,f):[(0,k().finding)("content-hash-missing",{...O,expected:g},
P)]]}function S({rule:r}){return r==="schema-version-missing"||r==="content-hash-missing"}function y(r,f,u=!1){const{value:c}=r;
if(c.asset_id===void 0||w(r)!==void 0)return[];const O=t(r.value),P=(0,$().placeOf)(r,["asset_id"]),g=(0,j().otherHashForm)(
r),m={...o(r,f),expected:O,...g&&{form:g}},T=u&&f==="fix"?n(r,O):void 0;return[{...(0,k().finding)("content-hash-mismatc\
h",m,P),...T&&{edit:T}}]}function o({type:r,id:f},u){return{type:r,id:f,fixable:u==="fix",...u==="author"&&{foreign:!0}}}
function i(r){const{asset_id:f}=r.value;return typeof f=="string"&&w(r)!==void 0?f:t(r.value)}function n({type:r,path:f,
pointer:u,value:c},O){const{asset_id:P,...g}=c;if(!(typeof P!="string"||Object.values(g).some(e))&&w({type:r,value:{...g,
asset_id:O}})!==void 0)return{path:f,pointer:(0,$().pointerText)([...u,"asset_id"]),old:P,new:[O],fix:!0}}function e(r){
return typeof r!="object"||r===null?!1:Object.hasOwn(r,"asset_id")||Object.values(r).some(e)}function t(r){return(0,v().
computeAssetId)(r)??""}const l=["notes","details"];function d(r){const{outcome:f}=r;if(!(0,$().isJsonObject)(f))return r;
const{notes:u,details:c,...O}=f;return{...r,outcome:O}}function a(r){const{outcome:f}=r.value;return w(r)!=="hub"||!(0,$().
isJsonObject)(f)?[]:l.filter(u=>Object.hasOwn(f,u)).map(u=>`outcome.${u}`)}}),94377:((L,s,p)=>{Object.defineProperty(s,"\
__esModule",{value:!0}),s.hashDigits=y,s.otherHashForm=S;function v(){const t=p(77598);return v=function(){return t},t}function $(){
const t=p(23404);return $=function(){return t},t}function k(){const t=p(27199);return k=function(){return t},t}function j(){
const t=p(81456);return j=function(){return t},t}function E(){const t=p(73229);return E=function(){return t},t}function w(){
const t=p(94534);return w=function(){return t},t}const h={unprefixed:({value:t})=>(0,$().canonicalize)(o(t)),"null-free":({
value:t})=>(0,$().canonicalize)(i(o(t))),"as-written":({text:t})=>n(t,{comma:",",colon:":",string:JSON.stringify}),"json\
-dumps":({text:t})=>n(t,{comma:", ",colon:": ",string:e}),"top-level":({value:t})=>{const l=o(t);return JSON.stringify(l,
Object.keys(l).sort())}};function S(t){const{asset_id:l}=t.value;if(typeof l!="string")return;const d=y(l);return d===void 0?
void 0:Object.entries(h).find(([,r])=>{const f=r(t);return f!==void 0&&(0,v().createHash)("sha256").update(f,"utf8").digest(
"hex")===d})?.[0]}function y(t){const l=t.trim().toLowerCase().replace(/^sha-?256[:-]/,"");return/^[0-9a-f]{64}$/.test(l)?
l:void 0}function o({asset_id:t,...l}){return l}function i(t){if(Array.isArray(t))return t.map(i);if(!(0,k().isJsonObject)(
t))return t;const l=Object.entries(t).filter(([,d])=>d!==null);return Object.fromEntries(l.map(([d,a])=>[d,i(a)]))}function n(t,l){
const d=t?.();if(d===void 0)return;const a=new(w()).Problems(new(w()).Source("",d)),[r]=(0,E().readJson)(d,(0,j().assetLimits)(
d.length),a);if(r===void 0||a.found.length>0)return;const f=(u,c)=>{const{value:O,start:P,end:g,children:m=[]}=u;return typeof O==
"number"?d.slice(P,g):typeof O=="string"?l.string(O):Array.isArray(O)?`[${m.map(A=>f(A)).join(l.comma)}]`:O===null||typeof O!=
"object"?String(O):`{${m.map(A=>({each:A,name:A.key?.name??""})).filter(({name:A})=>A!==c).sort((A,b)=>A.name<b.name?-1:
1).map(({each:A,name:b})=>l.string(b)+l.colon+f(A)).join(l.comma)}}`};return f(r,"asset_id")}function e(t){return JSON.stringify(
t).replace(/[\u007f-\uffff]/g,l=>`\\u${l.charCodeAt(0).toString(16).padStart(4,"0")}`)}}),76188:((L,s,p)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.parseCode=$,s.walk=E;function v(){const h=p(24551);return v=function(){return h},h}function $(h,S){
try{return(0,v().parse)(h,{ecmaVersion:"latest",sourceType:S,allowHashBang:!1})}catch(y){if(y instanceof SyntaxError||y instanceof
RangeError)return;throw y}}const k=/Function|^ClassBody$/,j=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*E(h){
const y=[{node:h,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let o=y.pop();o!==void 0;o=y.pop()){yield o;
const{node:i}=o,n=o.inFunction||k.test(i.type),e=o.hasOwnThis||j.test(i.type);for(const[t,l]of Object.entries(i))for(const d of Array.
isArray(l)?l:[l])w(d)&&y.push({node:d,parent:i,key:t,inFunction:n,hasOwnThis:e})}}function w(h){return typeof h=="object"&&
h!==null&&"type"in h&&"start"in h}}),41431:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.PROFILES=void 0,
s.judgeReading=y,s.judgeRiskAlone=i,s.unjudged=n;function v(){const u=p(39763);return v=function(){return u},u}function $(){
const u=p(3648);return $=function(){return u},u}function k(){const u=p(83747);return k=function(){return u},u}function j(){
const u=p(46121);return j=function(){return u},u}function E(){const u=p(8737);return E=function(){return u},u}function w(){
const u=p(92890);return w=function(){return u},u}function h(){const u=p(14111);return h=function(){return u},u}const S=new Set(
["target-writes","tool-writes","dry-run","writes_files"]);function y(u,c,O){const P=(0,E().findProblems)(u),g=b=>f[b].judge(
u,P,O),m=g("evolver"),T=g("validator"),A={evolver:m,validator:T}[c]??g(c);return e(u,c,A,{evolver:m,validator:T})}function o(u,c){
const O=c.find(({rule:g})=>g==="validator-newer");return{"1.94":u,newer:O?{verdict:"block",reason:O}:u}}function i(u,c,O){
const P={findings:a((0,E().findProblems)(u))},g={evolver:P,validator:P};return e(u,"curated",(0,k().judgeRisk)(c,O),g)}function n(u,c,O){
const P=typeof u=="string"?u:"",g=[(0,$().notJudged)(`the command \`${P}\``,O)];return e({command:P,words:[],assignments:[],
argv:null,targets:[],problems:[]},c,{findings:g},{evolver:{findings:g},validator:{findings:g}})}function e(u,c,O,P){const g=a(
O.findings),m=t(g),T=b=>b===O?m:t(a(b.findings)),A=T(P.validator);return{reading:u,verdict:m.verdict,risk:O.risk??d(m.verdict,
g),confirmation:O.confirmation??"standard",findings:g,profiles:{evolver:T(P.evolver),validator:A,[c]:m},validators:o(A,P.
validator.findings)}}function t(u){const c=l(u),[O]=u;if(c==="block"&&O)return{verdict:c,reason:O};const P=u.find(({rule:g})=>g===
"validator-empty-folder");return P?{verdict:c,remark:P}:{verdict:c}}function l(u){return u.some(({severity:O})=>O==="err\
or")?"block":u.some(({severity:O,rule:P})=>O==="warning"&&P!=="experimental_mode")?"warn":"allow"}function d(u,c){return u===
"block"?"dangerous":c.some(({rule:O})=>S.has(O))?"write":"safe"}function a(u){return r(u)?u:v().SEVERITIES.flatMap(c=>u.
filter(({severity:O})=>O===c))}function r(u){let c=0;for(const{severity:O}of u){const P=v().SEVERITIES.indexOf(O);if(P<c)
return!1;c=P}return!0}const f=s.PROFILES={evolver:j().evolver,validator:w().validator,curated:k().curated,workspace:h().
workspace}}),4378:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.Judge=void 0;function v(){const S=p(51951);
return v=function(){return S},S}function $(){const S=p(41115);return $=function(){return S},S}function k(){const S=p(54244);
return k=function(){return S},S}function j(){const S=p(34482);return j=function(){return S},S}function E(){const S=p(41431);
return E=function(){return S},S}const w=4e3;class h{terms;context;clock;#n=new Map;constructor(y,o,i){this.terms=y,this.
context=o,this.clock=i}static by(y){const o=(0,j().contextIn)(y.tree,y.policy,y.platform,{});return new h(y,o,y.clock??new(k()).
AuditClock(y.signal,{},y.progress))}with(y){const o={...this.terms,...y},i=(0,j().contextIn)(o.tree,o.policy,o.platform,
this.context.proposal);return new h(o,i,this.clock)}proposed(y){const{tree:o,policy:i,platform:n}=this.terms;return new h(
this.terms,(0,j().contextIn)(o,i,n,y),this.clock)}command(y){const o=this.#n.get(y);if(o!==void 0)return o;const i=this.#t(
y);this.#n.set(y,i);const[n]=this.#n.keys();return this.#n.size>w&&this.#n.delete(n),i}async risk(y,o){return(0,E().judgeRiskAlone)(
await this.#e(o),y,this.context)}async#t(y){const{profile:o}=this.terms.policy;try{return(0,E().judgeReading)(await this.#e(
y),o,this.context)}catch(i){return(0,E().unjudged)(y,o,i)}}async#e(y){const{tree:o,base:i,changed:n,cwd:e="",policy:t}=this.
terms,{clock:l}=this,d=(0,$().programTerms)(t),a={...o&&{tree:o},...i&&{base:i},changed:n,cwd:e,programs:d,clock:l};return await l.
tick(),(0,v().readCommand)(y,a)}}s.Judge=h}),46121:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.evolver=
void 0;function v(){const w=p(41115);return v=function(){return w},w}function $(){const w=p(83747);return $=function(){return w},
w}const k=s.evolver={judge:(w,h,S)=>{const y=w.words[0]?.text;if(w.invocation===void 0&&y&&(0,v().isNamedCurated)(y,S.policy))
return $().curated.judge(w,h,E(S));const o=j(w,h);return{findings:h,...o&&{risk:o}}}};function j({invocation:w},h){const S=w?.
family?.data.risk;return h.some(({severity:o})=>o==="error")||S==="safe"?void 0:S}function E(w){const{policy:h}=w,S=h.allowed_roots.
length>0?h.allowed_roots:["."];return{...w,policy:{...h,allowed_roots:S}}}}),92890:((L,s,p)=>{Object.defineProperty(s,"_\
_esModule",{value:!0}),s.validator=void 0;function v(){const n=p(95132);return v=function(){return n},n}const $=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
k={"1.94":{refused:$,information:new Set(["--version","--help","--v8-options"])},newer:{refused:$,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},j=s.validator={judge:(n,e)=>{const t=[...e,...y(n,k["\
1.94"])];if(E(t))return{findings:t};const[l]=y(n,k.newer);return{findings:[...t,...h(l),...w(n)]}}};function E(n){return n.
some(({severity:e})=>e==="error")}function w({invocation:n}){const e=n?.operands[0],t=n&&S(n,k["1.94"]);return e===void 0||
t?[]:[(0,v().finding)("validator-empty-folder",{script:e.text},{span:e.span})]}function h(n){if(n===void 0)return[];const{
flag:e=""}=n.args;return[(0,v().finding)("validator-newer",{refused:String(e)},n.span&&{span:n.span})]}function S({flags:n},{
information:e}){return n.some(({name:t})=>e.has(t))}function y(n,e){const{words:t,invocation:l,command:d}=n,[a,...r]=t;if(a===
void 0)return[];if(a.text!=="node")return[(0,v().finding)("validator-program",{program:a.text},{span:a.span})];const f=r.
filter(({text:P})=>e.refused.test(P)).map(({text:P,span:g})=>{const m=l?.operands[0],T=m&&m.span.start<g.start?"script":
"node";return(0,v().finding)("validator-flag",{flag:P,of:T},{span:g})});f.push(...o(l,e),...i(d,e));const u=l!==void 0&&
S(l,e),c=l?.flags.some(({name:P})=>P==="--test")===!0;return(l?.operands[0]===void 0||c)&&!u&&f.push((0,v().finding)("va\
lidator-script",{},{span:a.span})),f}function o(n,{options:e,information:t}){if(n===void 0||e===void 0)return[];const{flags:l,
operands:d}=n,[a]=l;if(l.length===1&&d.length===0&&t.has(a?.name??""))return[];const f=({written:u,span:c})=>(0,v().finding)(
"validator-flag",{flag:u,of:"node"},{span:c});return l.filter(({name:u})=>!e.has(u)).map(f)}function i(n,{text:e}){const t=e?.
exec(n);if(!t)return[];const l={start:t.index,end:t.index+t[0].length};return[(0,v().finding)("validator-flag",{flag:t[0],
of:"node"},{span:l})]}}),16455:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.editOf=h,s.withEdit=w,s.withEdits=
E;function v(){const o=p(82606);return v=function(){return o},o}function $(){const o=p(67180);return $=function(){return o},
o}function k(){const o=p(70023);return k=function(){return o},o}const j=new Set(["checks-syntax-only","npm-script-missin\
g","only-prints","target-missing","test-pattern-empty","workspace-missing"]);async function E(o,i,n){if(o.every(({verdict:d})=>d===
"allow"))return o;const e=o.map(({reading:d})=>d.command),t=new(k()).ScriptStore(i),l=n?await(0,v().fixList)(e,t):[];return Promise.
all(o.map(async(d,a)=>{const{command:r}=d.reading;if(d.verdict==="allow"||r.length>v().LONGEST)return d;const f=l[a];return f?.
kind==="fixed"?y(d,h(r,f,t),t.judge):S(d,i)}))}async function w(o,i){const[n=o]=await E([o],i,!1);return n}function h(o,{
commands:i,scripts:n},e){const t=n.flatMap(l=>{const d=e.textOf(l);return d===void 0?[]:[{path:l,text:d}]});return{old:o,
new:i,...t.length>0&&{files:t},fix:!0}}async function S(o,i){const{command:n}=o.reading,e=new(k()).ScriptStore(i),t=await(0,v().
rewriteCommand)(n,e,{rewrites:$().SUGGESTIONS,accepts:({findings:l})=>!l.some(({rule:d})=>j.has(d))});return t.kind!=="f\
ixed"?o:y(o,{...h(n,t,e),fix:!1},e.judge)}async function y(o,i,n){const{findings:e,verdict:t}=o,l=await Promise.all(i.new.
map(c=>n.command(c)));if(l.some(c=>c.verdict==="block"))return o;const d=new Set(e.map(({rule:c})=>c)),a=l.flatMap(c=>c.
findings).flatMap(({rule:c,severity:O})=>O==="notice"?[]:c),r=a.some(c=>!d.has(c));if(t==="warn"&&r)return o;const f=({rule:c,
severity:O})=>t==="block"?O==="error":!a.includes(c),u=e.find(f);return u===void 0?o:{...o,findings:e.map(c=>c===u?{...c,
edit:i}:c)}}}),6203:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.cannotFail=w;function v(){const i=p(82170);
return v=function(){return i},i}const $=new Set(["console","process","require","undefined","NaN","Infinity"]),k=new Set(
["log","info","warn","error","debug"]),j=new Set(["arch","argv","env","pid","platform","version","versions"]),E=new Set(
["+","-","*","/","%","<",">","<=",">=","==","!="]);function w(i){return new h().holds(i.body)}class h{#n=new Set;holds(n){
for(const e of n){if(S(e))return!0;if(!this.#t(e))return!1}return!0}#t(n){switch(n.type){case"EmptyStatement":return!0;case"\
ExpressionStatement":return this.#r(n.expression);case"VariableDeclaration":return this.#s(n);case"ImportDeclaration":return(0,v().
isBuiltin)(n.source.value)&&n.specifiers.every(({type:e,local:t})=>e==="ImportSpecifier"?!1:this.#o(t.name));case"IfStat\
ement":return this.#i(n.test)&&[n.consequent,n.alternate??void 0].every(e=>e===void 0||this.#e(e));default:return!1}}#e(n){
return(n.type==="BlockStatement"?n.body:[n]).every(t=>t.type!=="VariableDeclaration"&&this.#t(t))}#s({declarations:n}){return n.
every(({id:e,init:t})=>e.type==="Identifier"&&(t==null||this.#r(t))&&this.#o(e.name))}#o(n){return this.#n.add(n),!$.has(
n)}#r(n){switch(n.type){case"Identifier":return n.name==="undefined"||this.#n.has(n.name);case"ArrayExpression":return n.
elements.every(e=>e===null||this.#r(e));case"ObjectExpression":return n.properties.every(e=>e.type==="Property"&&!e.computed&&
e.kind==="init"&&this.#r(e.value));case"CallExpression":return this.#c(n);case"MemberExpression":return y(n);default:return this.#i(
n)}}#c({callee:n,arguments:e,optional:t}){if(t)return!1;if(n.type==="Identifier"&&n.name==="require"){const[a]=e;return e.
length===1&&a?.type==="Literal"&&(0,v().isBuiltin)(a.value)}const[l,d]=o(n);return l==="console"&&k.has(d)&&e.every(a=>this.#r(
a))}#i(n){switch(n.type){case"Literal":return n.bigint==null&&n.regex===void 0;case"TemplateLiteral":return n.expressions.
every(e=>this.#i(e));case"UnaryExpression":return["!","-","+","void"].includes(n.operator)&&this.#i(n.argument);case"Bin\
aryExpression":return(E.has(n.operator)||/^[!=]==$/.test(n.operator))&&n.left.type!=="PrivateIdentifier"&&this.#i(n.left)&&
this.#i(n.right);default:return!1}}}function S(i){if(i.type!=="ExpressionStatement"||i.expression.type!=="CallExpression")
return!1;const{callee:n,arguments:e}=i.expression,[t,l]=o(n);if(t!=="process"||l!=="exit"||e.length>1)return!1;const[d]=e;
return d===void 0||d.type==="Literal"&&d.value===0}function y(i){const[n,e]=o(i);if(n==="process")return j.has(e);if(i.object.
type!=="MemberExpression"||i.computed||i.optional)return!1;const[t,l]=o(i.object);return t==="process"&&(l==="env"||l===
"versions")}function o(i){if(i.type!=="MemberExpression"||i.computed||i.optional)return["",""];const{object:n,property:e}=i;
return n.type==="Identifier"&&e.type==="Identifier"?[n.name,e.name]:["",""]}}),82170:((L,s,p)=>{Object.defineProperty(s,
"__esModule",{value:!0}),s.isBuiltin=i,s.isGlobalUnderEval=n,s.readMentions=h;function v(){const a=p(76188);return v=function(){
return a},a}const $=new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),k={MemberExpression:["property"],Property:["key"],MethodDefinition:["key"],PropertyDefinition:[
"key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:["label"],ImportSpecifier:["imported"],ExportSpecifier:[
"exported"],MetaProperty:["meta","property"]},j=new Set(["module","eval","Function","global","globalThis"]),E=["require",
"exports","__filename","__dirname"],w=new Set(["mainModule","execArgv","_eval","runInThisContext"]);function h(a){const r=new Set,
f=new Set(t(a)),u=[];let c=!1,O=!1,P=E.find(g=>f.has(g));for(const g of(0,v().walk)(a)){P??=y(g);const{node:m}=g;S(g)&&(r.
add(g.node.name),c||=g.node.name==="require"&&!e(g));const T="source"in m?m.source:void 0;o(T)?(O||=!i(T.value),/^\.{0,2}\//.
test(String(T.value))&&u.push({specifier:String(T.value),start:T.start,end:T.end})):m.type==="ImportExpression"&&(P??="i\
mport() of a computed name")}return{names:r,declared:f,imports:u,requiresFiles:c,loadsCode:O||c,onlyUnderEval:P}}function S(a){
const{node:r,parent:f,key:u}=a;return r.type!=="Identifier"?!1:f!==void 0&&"computed"in f&&f.computed===!0||k[f?.type??""]?.
includes(u)!==!0}function y(a){const{node:r,hasOwnThis:f}=a;if(r.type==="ThisExpression"&&!f)return"this";if(r.type==="M\
etaProperty"&&r.meta.name==="import")return"import.meta";if(S(a)){const{name:P}=a.node;if(j.has(P)||w.has(P)||P==="argum\
ents"&&!f)return P}if(r.type!=="MemberExpression")return;const{object:u,property:c}=r;return c.type!=="Identifier"?void 0:
w.has(c.name)?c.name:u.type==="Identifier"&&u.name==="require"&&c.name==="main"?"require.main":void 0}function o(a){return typeof a==
"object"&&a!==null&&"type"in a&&a.type==="Literal"}function i(a){return typeof a=="string"&&$.has(a.replace(/^node:/,""))}
function n(a){return $.has(a)&&!["console","module","process"].includes(a)}function e({parent:a,key:r}){if(a?.type!=="Ca\
llExpression"||r!=="callee")return!1;const[f]=a.arguments;return o(f)&&i(f.value)}function t(a){const r=a.body.flatMap(u=>u.
type==="VariableDeclaration"?l(u):u.type==="FunctionDeclaration"||u.type==="ClassDeclaration"?[u.id.name]:u.type==="Impo\
rtDeclaration"?u.specifiers.map(({local:c})=>c.name):[]),f=[...(0,v().walk)(a)].flatMap(({node:u,inFunction:c})=>{const O=u;
return u.type==="VariableDeclaration"&&O.kind==="var"&&!c?l(O):[]});return[...r,...f]}function l({declarations:a}){return a.
flatMap(({id:r})=>d(r))}function d(a){switch(a.type){case"Identifier":return[a.name];case"ObjectPattern":return a.properties.
flatMap(r=>d(r.type==="Property"?r.value:r.argument));case"ArrayPattern":return a.elements.flatMap(r=>r===null?[]:d(r));case"\
RestElement":return d(a.argument);case"AssignmentPattern":return d(a.left);default:return[]}}}),28812:((L,s,p)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.moveCode=s.keepInnerQuotes=void 0;function v(){const b=p(76760);return v=function(){
return b},b}function $(){const b=p(76188);return $=function(){return b},b}function k(){const b=p(44670);return k=function(){
return b},b}function j(){const b=p(38206);return j=function(){return b},b}function E(){const b=p(78816);return E=function(){
return b},b}function w(){const b=p(710);return w=function(){return b},b}function h(){const b=p(70023);return h=function(){
return b},b}function S(){const b=p(6203);return S=function(){return b},b}function y(){const b=p(82170);return y=function(){
return b},b}const o=async(b,R)=>{const I=g(b);if(I===void 0||"reason"in I)return I;const N=l(I.evaluation);if("reason"in
N)return N;const C=await R.place(N.script);return C===void 0?{reason:E().reasons.noPlace(h().SCRIPT_FOLDER)}:{step:"code\
 moved into a script",commands:[I.evaluation.withScript(C)],scripts:[C]}};s.moveCode=o;const i=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
n=/[$`\\]/,e=b=>{const[,R="",I="",N=""]=i.exec(b.command)??[];if(!N.includes(I)||n.test(N))return;const C=g(b);if(C===void 0||
"reason"in C)return;const{code:M,sourceType:x}=C.evaluation;if(!((0,$().parseCode)(M,x)||(0,$().parseCode)(M,"module"))&&
(0,$().parseCode)(N,x)!==void 0)return{step:"inner quotes kept",commands:[`${R} ${(0,j().singleQuoted)(N)}`]}};s.keepInnerQuotes=
e;const t="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function l(b){const{code:R,sourceType:I,
prints:N}=b,C=(0,$().parseCode)(R,I);if(C===void 0)return{reason:I==="script"&&(0,$().parseCode)(R,"module")!==void 0?E().
reasons.moduleUnclear():E().reasons.codeNotParsed()};if((0,S().cannotFail)(C))return{reason:E().reasons.cannotFail()};const M=(0,y().
readMentions)(C);if(M.onlyUnderEval!==void 0)return{reason:E().reasons.onlyUnderEval(M.onlyUnderEval)};const x=N?u(R,C,M.
imports.length>0):f(R,M.imports);if(x===void 0)return{reason:E().reasons.printsStatement()};const F=I==="module"?"mjs":"\
cjs",U=[...d(C),...a(b,M)],B=`${t}${U.map(W=>`${W}
`).join("")}
${x.trimEnd()}
`;return(0,$().parseCode)(B,I)===void 0?{reason:E().reasons.codeNotParsed()}:{script:{name:"eval",text:B,extension:F}}}function d({
body:b}){return b.flatMap(R=>R.type==="ExpressionStatement"&&R.directive==="use strict"?["'use strict';"]:[])}function a({
code:b,sourceType:R},I){const{names:N,declared:C,requiresFiles:M,loadsCode:x}=I,F=R==="module",B=[...N].filter(G=>(0,y().
isGlobalUnderEval)(G)&&!C.has(G)).sort().map(G=>F?`import ${G} from 'node:${G}';`:`let ${G} = require('node:${G}');`),W=[
["__dirname","."],["__filename","[eval]"]].flatMap(([G="",H])=>N.has(G)?[`${G} = '${H}';`]:[]);return[...B,...!F&&M?["//\
 Modules are found from the working directory.",r]:[],...F?[]:W,...x||b.includes("argv")?["// With `-e`, process.argv ha\
s no path of a script.","process.argv.splice(1, 1);"]:[]]}const r="require = require('node:module').createRequire(proces\
s.cwd() + '/');";function f(b,R){let I="",N=0;for(const C of R.toSorted((M,x)=>M.start-x.start)){const M=C.specifier.startsWith(
"/")?C.specifier:v().posix.join(v().posix.relative(h().SCRIPT_FOLDER,"."),C.specifier);I+=b.slice(N,C.start)+JSON.stringify(
M),N=C.end}return I+b.slice(N)}function u(b,R,I){const N=R.body.at(-1);if(N?.type!=="ExpressionStatement"||I)return;const C=b.
slice(N.start,N.end).replace(/;$/,""),M=N.expression.type==="SequenceExpression"?`(${C})`:C;return`${b.slice(0,N.start)}\
console.log(${M});${b.slice(N.end)}`}const c=["line-break","blank-padding","markup-injection"],O=new Set(["--eval","--pr\
int"]),P=/strip-types|transform-types|detect-module|^--test/;function g(b){const{invocation:R,command:I,assignments:N}=b;
if(R?.program!=="node")return;const C=R.flags.filter(({name:D})=>O.has(D));if(C.length===0)return;if(!m(b))return{reason:E().
reasons.codeChangedByShell()};const[M,...x]=C.filter(({value:D})=>D!==void 0);if(M?.value===void 0||x.length>0)return{reason:E().
reasons.severalCodes()};const F=R.flags.filter(({name:D})=>D==="--input-type"),U=R.flags.filter(D=>!C.includes(D)&&!F.includes(
D)),B=[...U.filter(D=>!T(D)),...F.filter(A)][0];if(B!==void 0)return{reason:E().reasons.otherFlag(B.written)};const W=({
start:D,end:_})=>I.slice(D,_),G=R.passthrough.at(-1),H=R.passthrough.slice(0,1).map(({span:D})=>W({start:D.start,end:G?.
span.end??D.end})),J=[...N.map(({span:D})=>W(D)),"node"];return{evaluation:{code:M.value,prints:C.some(({name:D})=>D==="\
--print"),sourceType:F.at(-1)?.value==="module"?"module":"script",withScript:D=>[...J,...U.map(({span:_})=>W(_)),D,...H].
join(" ")}}}function m(b){const{command:R,words:I,assignments:N}=b;if((0,w().isAmbiguous)(b,c))return!1;let C=0;for(const{
span:M}of[...N,...I]){if(M.start>C&&!/^[ \t]*$/.test(R.slice(C,M.start)))return!1;C=Math.max(C,M.end)}return/^[ \t]*$/.test(
R.slice(C))}function T({name:b}){return k().NODE_FLAGS.get(b.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!P.test(b)}function A({
value:b}){return b!=="module"&&b!=="commonjs"}}),78816:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.CANNOT_FAIL=
void 0,s.reasonOf=w,s.reasons=void 0;function v(){const h=p(13580);return v=function(){return h},h}function $(){const h=p(
95132);return $=function(){return h},h}const k="Write a script by hand and run it with `node`.",j=s.CANNOT_FAIL="vacuous\
-code",E=s.reasons={cannotFail:()=>({id:j,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Wr\
ite a script that fails if the gene breaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",
message:"The code is not JavaScript that all supported versions of Node can run.",remedy:"Move the code into a script, c\
orrect it there, and run it with `node`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node reje\
ct the code; newer ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),
codeChangedByShell:()=>({id:"code-changed-by-shell",message:"A shell would change the code before `node` gets it, or it \
contains hidden characters.",remedy:k}),severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` witho\
ut code, or more than once.",remedy:k}),otherFlag:h=>({id:"flag-beside-code",message:`\`${h}\` changes how \`node\` runs th\
e code.`,remedy:k}),onlyUnderEval:h=>({id:"only-under-eval",message:`The code uses \`${h}\`, which has another meaning in\
 a script.`,remedy:k}),printsStatement:()=>({id:"prints-statement",message:"`-p` prints the value of a statement, which \
a script cannot do.",remedy:k}),noPlace:h=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${h}\`: the p\
ath is not an ordinary directory.`,remedy:`Make \`${h}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-di\
rectory",message:"`cd` has no effect on the next command: each command starts in the root.",remedy:"Use paths relative t\
o the root, and change the directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command consist\
s of too many commands.",remedy:k}),appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never\
 rewritten.",remedy:"Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is \
ambiguous, so nothing in it is rewritten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-g\
ate fix` again."})};function w(h){return{id:h.rule,title:(0,v().ruleOf)(h.rule)?.title,...(0,$().describe)(h)}}}),82606:((L,s,p)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.LONGEST=void 0,s.fixList=o,s.rewriteCommand=E;function v(){const a=p(
78816);return v=function(){return a},a}function $(){const a=p(67180);return $=function(){return a},a}const k=6,j=200;async function E(a,r,f={}){
return new w(r,f).rewrite(a,k)}class w{#n;#t;#e;#s=j;constructor(r,{rewrites:f=$().REWRITES,accepts:u=()=>!0}){this.#n=r,
this.#t=f,this.#e=u}async rewrite(r,f){this.#s-=1;const u=await this.#n.judge.command(r),{reading:c,verdict:O,findings:P}=u;
if(O==="allow")return{kind:"fine"};let g,m;for(const b of f>0&&this.#s>0?this.#t:[]){const R=await b(c,this.#n);if(R===void 0)
continue;if("reason"in R){g??=R.reason;continue}const I=await this.#o(R.commands,f-1),N=S(R,I);if(N.kind==="left")g??=N.
reason;else{if(await this.#r(N))return N;m??=N}}if(m!==void 0)return m;const[T]=P,A=f===k||this.#e(u);return T===void 0||
O==="warn"&&A?{kind:"fine"}:{kind:"left",reason:g??(0,v().reasonOf)(T)}}async#o(r,f){const u=[];for(const c of r){if(u.some(
h)||this.#s<=0)break;u.push(await this.rewrite(c,f))}return u}async#r({commands:r}){return(await Promise.all(r.map(u=>this.#n.
judge.command(u)))).every(({profiles:u})=>u.validator.verdict!=="block")}}function h(a){return a.kind==="left"&&a.reason.
id!==v().CANNOT_FAIL}function S(a,r){const f=r.find(h);if(f!==void 0)return f;const u=r.flatMap((O,P)=>{if(O.kind==="lef\
t")return[];const g=a.commands[P]??"";return O.kind==="fixed"?[O]:[{commands:[g],steps:[],scripts:[]}]}),c=r.find(O=>O.kind===
"left");return u.length===0||r.length<a.commands.length?c??{kind:"left",reason:v().reasons.tooLong()}:{kind:"fixed",commands:u.
flatMap(({commands:O})=>O),steps:[a.step,...c===void 0?[]:["command that only prints removed"],...u.flatMap(({steps:O})=>O)],
scripts:[...a.scripts??[],...u.flatMap(({scripts:O})=>O)]}}const y=s.LONGEST=16*1024;async function o(a,r){const f=[];for(const u of a){
const c=typeof u=="string"&&u.length<=y;f.push(c?await E(u,r):{kind:"fine"})}return n(a,await i(a,f,r))}async function i(a,r,f){
return r.some(d)&&(await Promise.all(r.map(async(c,O)=>{if(c.kind==="fixed")return!0;if(c.kind==="left")return!1;const{findings:P,
verdict:g}=await f.judge.command(a[O]);return g!=="block"&&!P.some(({rule:m})=>m==="only-prints")}))).includes(!0)?r.map(
c=>d(c)?e:c):r}function n(a,r){const f=new Set,u=new Set;return r.map((c,O)=>{const P=a[O];if(c.kind!=="fixed")return f.
add(P),u.has(P)?t:c;const g=c.commands.filter(m=>!f.has(m)&&f.add(m));for(const m of g)u.add(m);return g.length===c.commands.
length?c:{...c,commands:g,steps:[...c.steps,...t.steps]}})}const e=l("command that only prints removed"),t=l("repeated c\
ommand removed");function l(a){return{kind:"fixed",commands:[],steps:[a],scripts:[]}}function d(a){return a.kind==="left"&&
a.reason.id===v().CANNOT_FAIL}}),67180:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.SUGGESTIONS=s.REWRITES=
void 0;function v(){const e=p(28812);return v=function(){return e},e}function $(){const e=p(30038);return $=function(){return e},
e}function k(){const e=p(34395);return k=function(){return e},e}function j(){const e=p(37775);return j=function(){return e},
e}function E(){const e=p(41468);return E=function(){return e},e}function w(){const e=p(77463);return w=function(){return e},
e}function h(){const e=p(71570);return h=function(){return e},e}function S(){const e=p(2137);return S=function(){return e},
e}function y(){const e=p(36309);return y=function(){return e},e}function o(){const e=p(85985);return o=function(){return e},
e}const i=s.REWRITES=[h().trimBlanks,v().keepInnerQuotes,v().moveCode,h().dropRedirection,h().dropUnread,$().enterDirectory,
h().splitConjunction,h().findPrinter,k().testFile,j().dropLauncher,w().nameProgram,w().spellProgram,w().spellSubcommand,
w().writeSlashes,E().makeRelative,$().findRoot,E().findScript],n=s.SUGGESTIONS=[o().writeAscii,o().closeGaps,...i,S().dropPreparation,
y().useWorkspace,S().requireEach,S().dropOutputFile,o().dropRepeatedProgram,y().spellScript,S().passFlag,S().useInstalled,
S().dropFlag,y().useNpm,y().runTasks,y().useNpx,y().useScriptText]}),30038:((L,s,p)=>{Object.defineProperty(s,"__esModul\
e",{value:!0}),s.findRoot=s.enterDirectory=void 0;function v(){const d=p(35736);return v=function(){return d},d}function $(){
const d=p(65369);return $=function(){return d},d}function k(){const d=p(32854);return k=function(){return d},d}function j(){
const d=p(95132);return j=function(){return d},d}function E(){const d=p(78816);return E=function(){return d},d}function w(){
const d=p(41468);return w=function(){return d},d}function h(){const d=p(71570);return h=function(){return d},d}const S=/^(?:\.\/?|"?\$(?:\(git rev-parse --show-toplevel\)|\{?(?:PWD|GITHUB_WORKSPACE)\}?)"?\/?)$/,
y=async({command:d},a)=>{const r=n(d);if(r===void 0)return;const{written:f,rest:u}=r;if(u==="")return{reason:E().reasons.
changesDirectory()};const c=await e(f,u,a);return c===""?{step:"path made relative",commands:[u]}:c!==void 0&&await t(c,
u,a)||{reason:E().reasons.changesDirectory()}};s.enterDirectory=y;const o=async({command:d,words:a,problems:r,invocation:f},u)=>{
const{tree:c}=u,O=r.find(b=>(0,j().isProblem)(b,"target-missing"));if(O===void 0||f?.program!=="node"||c===void 0)return;
const{path:P}=O.args,g=(0,w().onlyPlace)(c,P,P.split("/").length),m=g?.endsWith(`/${P}`)?g.slice(0,-P.length-1):void 0;return m===
void 0?void 0:a.slice(2).filter(({text:b})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(b)).some(({text:b})=>!i(c,b)&&i(c,`${m}/${b}`))?
t(m,d,u):void 0};s.findRoot=o;function i(d,a){const r=(0,k().normalise)(a)??"";return["",".js",".cjs",".mjs",".json"].some(
f=>d.stat(r+f)!==void 0)}function n(d){const[,a]=/^\(([^()]*)\)$/.exec(d)??[],r=(a??d).trim(),[f]=(0,$().splitScript)(r).
commands,[,u]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(f?.text??"")??[];if(f===void 0||u===void 0||
f.start!==0)return;const[,c=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(r.slice(f.end))??[];return{written:u,rest:c.trim()}}
async function e(d,a,{tree:r,judge:f}){if(S.test(d))return"";const[u]=(0,v().lex)(d).words;if(u===void 0||r===void 0)return;
if(!(0,w().isElsewhere)(u.text)){if((0,v().lex)(d).problems.length>0)return;const m=(0,k().normalise)(u.text);return m===
""||m!==void 0&&(0,w().isDirectory)(r,m)?m:void 0}const c=(0,w().endInTree)(r,u.text,w().isDirectory);if(c!==void 0)return c;
const{reading:O,verdict:P}=await f.command((0,h().conjunctionOf)(a)?.[0]?.text??a),g=O.targets.length>0&&O.targets.every(
({path:m})=>m!==void 0);return P!=="block"&&g?"":void 0}async function t(d,a,r){const f=[],u=[],c=r.judge.with({cwd:d});
for(const O of(0,h().conjunctionOf)(a)?.map(({text:P})=>P)??[a]){const{reading:P,verdict:g}=await c.command(O);if(await(0,h().
findPrinter)(P,r)!==void 0)continue;const T=g==="block"?void 0:l(d,P),A=T&&await r.place(T);if(A===void 0)return;u.push(
A),f.push(`node ${A}`)}if(f.length!==0)return{step:"directory change moved into a script",commands:f,scripts:u}}function l(d,a){
const{argv:r,invocation:f,targets:u,assignments:c}=a,[O]=u;if(f?.program!=="node"||O?.kind!=="file"||r===null||O.path===
void 0)return;const P=c.map(({name:T,value:A})=>`${T}: ${JSON.stringify(A)}`),g=P.length===0?"":`
  env: { ...process.env, ${P.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(r.slice(1))}, {
  cwd: ${JSON.stringify(d)},${g}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}}),34395:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.testFile=void 0;function v(){const i=p(
32854);return v=function(){return i},i}function $(){const i=p(78816);return $=function(){return i},i}function k(){const i=p(
70023);return k=function(){return i},i}function j(){const i=p(41468);return j=function(){return i},i}function E(){const i=p(
710);return E=function(){return i},i}const w={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefined","-\
f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"acces\
sSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) === und\
efined"},h={"[":"]","[[":"]]"},S=async(i,n)=>{const e=y(i);if(e===void 0)return;const{tree:t}=n,l=(0,j().isElsewhere)(e.
path)&&t?(0,j().endInTree)(t,e.path,(a,r)=>a.stat(r)!==void 0):(0,v().normalise)(e.path);if(l===void 0||l==="")return;const d=await n.
place(o({...e,path:l}));return d===void 0?{reason:$().reasons.noPlace(k().SCRIPT_FOLDER)}:{step:"file test moved into a \
script",commands:[`node ${d}`],scripts:[d]}};s.testFile=S;function y(i){if((0,E().isAmbiguous)(i,["reserved-word"]))return;
const n=i.words.map(({text:c})=>c),e=n[0]==="!",[t="",...l]=e?n.slice(1):n,d=h[t];if(t!=="test"&&(d===void 0||l.pop()!==
d))return;const a=l[0]==="!",[r="",f,...u]=a?l.slice(1):l;if(!(!Object.hasOwn(w,r)||f===void 0||u.length>0))return{flag:r,
path:f,negated:e!==a}}function o({flag:i,path:n,negated:e}){const t=w[i]??"",l=[...t.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].
flat();return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${e?"! ":""}${i} \u2026\`.
const { ${l.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(n)};

function isTrue() {
  try {
    return ${t};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${e?"1 : 0":"0 : 1"};
`,extension:"cjs"}}}),37775:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.dropLauncher=void 0;function v(){
const o=p(710);return v=function(){return o},o}const $=["reserved-word","unquoted-glob"],k={command:o=>S(o,/^-p$/),env:o=>S(
o,/^--$/),exec:()=>0,gtimeout:y,ionice:o=>S(o,/^-[ct]?\d*$/,/^-[cn]$/),nice:o=>S(o,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,
/^-n$/),nohup:o=>S(o,/^--$/),setsid:o=>S(o,/^-[cfw]+$|^--wait$/),stdbuf:o=>S(o,/^-[ioe].+$/,/^-[ioe]$/),time:o=>S(o,/^-[pv]$/),
timeout:y},j={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,
zsh:/^-[aeilux]*c$/},E=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,w=o=>{const{command:i,words:n}=o,[e,...t]=n;
if(e===void 0||(0,v().isAmbiguous)(o,$))return;const l=e.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),d=Object.
hasOwn(j,l)?h(l,t):void 0;if(d!==void 0)return{step:"launcher removed",commands:[d]};const a=Object.hasOwn(k,l)?k[l]?.(t.
map(({text:u})=>u)):void 0,r=a===void 0?void 0:t[a];return r===void 0?void 0:{step:"launcher removed",commands:[i.slice(
0,e.span.start)+i.slice(r.span.start)]}};s.dropLauncher=w;function h(o,i){const n=j[o];let e=0;for(;E.test(i[e]?.text??"")&&
!n?.test(i[e]?.text??"");)e+=1;if(n?.test(i[e]?.text??"")!==!0)return;const t=i[e+1]?.text.trim();return i.length===e+2&&
t!==""?t:void 0}function S(o,i,n){let e=0;for(;;){const t=o[e]??"";if(n?.test(t))e+=2;else if(i.test(t))e+=1;else return e}}
function y(o){return S(o,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}}),
41468:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.endInTree=l,s.findScript=void 0,s.isDirectory=a,s.isElsewhere=
t,s.isFile=d,s.makeRelative=void 0,s.onlyPlace=f,s.word=u;function v(){const c=p(32854);return v=function(){return c},c}
function $(){const c=p(59542);return $=function(){return c},c}function k(){const c=p(93028);return k=function(){return c},
c}function j(){const c=p(95132);return j=function(){return c},c}function E(){const c=p(38206);return E=function(){return c},
c}function w(){const c=p(710);return w=function(){return c},c}const h=/\.[cm]?[jt]s$/,S=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
y=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,o=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),i=(c,{tree:O})=>{const{command:P,words:g,invocation:m,problems:T}=c;if(m?.program!=="node"||O===
void 0)return;const A=T.filter(({rule:b})=>o.has(b));for(const{text:b,span:R}of g.slice(1)){if(!A.some(({span:{start:M}})=>M>=
R.start&&M<R.end))continue;const I=P.slice(R.start,R.end),N=[b,I].find(t);if(N===void 0||!h.test(N))continue;const C=l(O,
N,d)??f(O,N,2);if(C!==void 0)return{step:"path made relative",commands:[e(c,O,{span:R,path:N,found:C})]}}};s.makeRelative=
i;const n=(c,{tree:O})=>{const{problems:P,invocation:g}=c,m=P.find(R=>(0,j().isProblem)(R,"target-missing"));if(m===void 0||
g?.program!=="node"||O===void 0)return;const{path:T}=m.args;if(!h.test(T))return;const A=l(O,T,d)??f(O,T,1);return A===void 0?
void 0:{step:"script found elsewhere",commands:[e(c,O,{span:m.span,path:T,found:A})]}};s.findScript=n;function e({command:c,
words:O},P,{span:g,path:m,found:T}){const A=m.endsWith(`/${T}`)?m.slice(0,-T.length):void 0,b=({text:I})=>A!==void 0&&I.
startsWith(A)&&P.stat((0,v().normalise)(I.slice(A.length))??"")!==void 0;return O.filter(I=>I.span.start>g.start&&b(I)).
map(I=>({span:I.span,by:I.text.slice(A?.length)})).concat({span:g,by:T}).toSorted((I,N)=>N.span.start-I.span.start).reduce(
(I,N)=>(0,w().replaceSpan)(I,N.span,u(N.by)),c)}function t(c){return y.test(c)||S.test(c)}function l(c,O,P){const g=O.replaceAll(
"\\","/").split("/").filter(m=>m!==""&&m!==".");for(let m=1;m<g.length;m+=1){const T=(0,v().normalise)(g.slice(m).join("\
/"));if(T!==void 0&&T!==""&&P(c,T))return T}}function d(c,O){const P=(0,v().resolveInTree)(c,O);if(P.kind!=="inside")return!1;
const{kind:g,tracked:m}=P.entry;return m&&(0,k().isRegular)(g)}function a(c,O){const P=(0,v().resolveInTree)(c,O);return P.
kind==="inside"&&P.entry.kind==="directory"}const r=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/;function f(c,O,P){const g=O.
split(/[\\/]/).filter(A=>A!==""&&A!=="."&&A!==".."),m=g.at(-1)??"";if(r.test(m)&&P<2)return;const T=(0,$().filesNamed)(c,
m).map(A=>A.path).filter(A=>d(c,A));for(let A=g.length;A>=P;A-=1){const b=`/${g.slice(-A).join("/")}`,R=T.filter(I=>`/${I}`.
endsWith(b));if(R.length>0)return R.length===1?R[0]:void 0}}function u(c){return/^[\w./@-]+$/.test(c)?c:(0,E().singleQuoted)(
c)}}),77463:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.writeSlashes=s.spellSubcommand=s.spellProgram=
s.nameProgram=void 0;function v(){const a=p(10473);return v=function(){return a},a}function $(){const a=p(32854);return $=
function(){return a},a}function k(){const a=p(95132);return k=function(){return a},a}function j(){const a=p(41468);return j=
function(){return a},a}function E(){const a=p(710);return E=function(){return a},a}const w=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
h=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,S=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?$/,
y=async(a,{tree:r})=>{const f=l(a,"program-by-path");if(f===void 0)return;const{program:u}=f.args,[,c]=w.exec(u)??[],O=a.
command.slice(f.span.start,f.span.end);if(c!==void 0)return d(a,f,`npx ${c}`);const[,P]=h.exec(u)??[];return P!==void 0?
d(a,f,P):r!==void 0&&await o(r,u)?d(a,f,`node ${O}`):void 0};s.nameProgram=y;async function o(a,r){const f=(0,$().resolveInTree)(
a,(0,$().normalise)(r)??"");return f.kind!=="inside"||!/\.[cm]?js$/.test(f.path)||!(0,j().isFile)(a,f.path)?!1:S.test(await(0,v().
firstLineOf)(a,f.path))}const i=a=>{const r=l(a,"program-look-alike");return r&&d(a,r,r.args.meant)};s.spellProgram=i;const n=a=>{
const r=l(a,"misspelt-subcommand");return r&&d(a,r,r.args.meant,"subcommand name corrected")};s.spellSubcommand=n;const e=(a,{
tree:r})=>{const f=l(a,"target-not-a-file");if(f?.args.reason==="backslash")return d(a,f,(0,j().word)(t(f.args.path)),"b\
ackslashes replaced");const u=l(a,"target-missing");if(u===void 0||r===void 0)return;const c=t(a.command.slice(u.span.start,
u.span.end));return c.includes("/")&&(0,j().isFile)(r,(0,$().normalise)(c)??"")?d(a,u,(0,j().word)(c),"backslashes repla\
ced"):void 0};s.writeSlashes=e;function t(a){return a.replaceAll("\\","/")}function l({problems:a},r){return a.find(f=>(0,k().
isProblem)(f,r))}function d({command:a},{span:r},f,u="program name corrected"){return{step:u,commands:[(0,E().replaceSpan)(
a,r,f)]}}}),710:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.cutSpan=k,s.isAmbiguous=E,s.replaceSpan=$,
s.suggest=j;function v(){const w=p(13580);return v=function(){return w},w}function $(w,{start:h,end:S},y){return w.slice(
0,h)+y+w.slice(S)}function k(w,{start:h,end:S}){const y=w.slice(0,h).replace(/[ \t]+$/,"");return y===""?w.slice(S).replace(
/^[ \t]+/,""):y+w.slice(S)}function j(...w){return{step:"command suggested",commands:w}}function E({problems:w},h=[]){return w.
some(({rule:S})=>{const{layer:y,severity:o}=(0,v().ruleOf)(S);return y==="syntax"&&o==="error"&&!h.includes(S)})}}),71570:((L,s,p)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.conjunctionOf=e,s.trimBlanks=s.splitConjunction=s.findPrinter=s.dropUnread=
s.dropRedirection=void 0;function v(){const t=p(35736);return v=function(){return t},t}function $(){const t=p(65369);return $=
function(){return t},t}function k(){const t=p(78816);return k=function(){return t},t}function j(){const t=p(710);return j=
function(){return t},t}const E=({command:t})=>{const l=t.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return l===
""||l===t?void 0:{step:"whitespace trimmed",commands:[l]}};s.trimBlanks=E;const w=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
h=({command:t,problems:l})=>{const a=l.some(({rule:r})=>r==="shell-redirection")?t.replace(w,""):t;if(!(a===t||(0,v().lex)(
a).problems.length>0))return{step:"redirection removed",commands:[a]}};s.dropRedirection=h;const S=({command:t,problems:l})=>{
for(const{rule:d,span:a}of l){const r=t.slice(a.end).trim()==="";if(d==="shell-comment"&&!/[\r\n]/.test(t.slice(a.start))||
d==="shell-operator"&&r&&t.slice(a.start,a.end)===";")return{step:"comment removed",commands:[(0,j().cutSpan)(t,a)]};if(d===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,j().replaceSpan)(t,a,"")]}}};s.dropUnread=S;const y=new Set(
["echo","printf","true",":","pwd","date"]),o=t=>y.has(t.words[0]?.text??"")&&!(0,j().isAmbiguous)(t)?{reason:k().reasons.
cannotFail()}:void 0;s.findPrinter=o;const i=/^cd(?:[ \t]|$)/,n=({command:t,problems:l})=>{if(!l.some(({rule:f})=>f==="s\
hell-operator"))return;const d=e(t);if(d===void 0||i.test(t))return;const[a]=d.filter(({text:f})=>i.test(f));return a===
void 0?{step:"split at &&",commands:d.map(({text:f})=>f)}:{step:"split at &&",commands:[...d.slice(0,d.indexOf(a)).map(({
text:f})=>f),t.slice(a.start)]}};s.splitConjunction=n;function e(t){const{commands:l}=(0,$().splitScript)(t);if(l.length<
2)return;let d=0;for(const[a,r]of l.entries()){if(t.slice(d,r.start).trim()!==(a===0?"":"&&"))return;d=r.end}return t.slice(
d).trim()===""?l:void 0}}),70023:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.ScriptStore=s.SCRIPT_FOLDER=
void 0;function v(){const y=p(77598);return v=function(){return y},y}function $(){const y=p(39491);return $=function(){return y},
y}function k(){const y=p(63550);return k=function(){return y},y}function j(){const y=p(93028);return j=function(){return y},
y}const E=s.SCRIPT_FOLDER="scripts/validate",w=[16,64];class h{#n;#t=new Map;#e;constructor(o){this.#n=o.terms.tree,this.#e=
o}get judge(){return this.#e}get tree(){return this.#e.terms.tree}textOf(o){return this.#t.get(o)}async place({name:o,text:i,
extension:n}){const e=this.#n;if(e===void 0)return;const t=(0,v().createHash)("sha256").update(i).digest("hex");for(const l of w){
const d=`${E}/${o}-${t.slice(0,l)}.${n}`;if(!(0,$().foldersAbove)(d).every(u=>(e.stat(u)?.kind??"directory")==="director\
y"))return;const r=e.stat(d);if(r===void 0)return this.#s(d,i,e),d;if((0,j().isRegular)(r.kind)&&r.tracked&&(await e.read(
d)).equals(Buffer.from(i)))return d}}#s(o,i,n){this.#t.has(o)||(this.#t.set(o,i),this.#e=this.#e.with({tree:S(n,Object.fromEntries(
this.#t))}))}}s.ScriptStore=h;function S(y,o){const i=(0,k().literalTree)(o),n=(e,t)=>[...e,...[...t].filter(({path:l})=>y.
stat(l)===void 0)].sort($().byEntryPath);return{label:y.label,original:y,stat:e=>y.stat(e)??i.stat(e),readlink:e=>y.readlink(
e),read:(e,t)=>e in o?i.read(e,t):y.read(e,t),list:e=>n(y.list(e),i.list(e)),files:()=>n(y.files(),i.files())}}}),2137:((L,s,p)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.useInstalled=s.requireEach=s.passFlag=s.dropPreparation=s.dropOutputFile=
s.dropFlag=void 0;function v(){const r=p(65369);return v=function(){return r},r}function $(){const r=p(95132);return $=function(){
return r},r}function k(){const r=p(710);return k=function(){return r},r}function j(){const r=p(71570);return j=function(){
return r},r}const E=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,w=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
h=8,S=({command:r,problems:f})=>{if(!f.some(({rule:P})=>P==="shell-operator"||P==="line-break"))return;const{commands:u}=(0,v().
splitScript)(r);if(u.length===0||u.length>h)return;const c=[];let O=0;for(const{text:P,start:g,end:m}of u){const T=r.slice(
O,g).trim();O=m;const A=T==="||"&&w.test(P),b=/^\|&?$/.test(T)&&E.test(P);if(!(A||b)){if(!/^(?:|&&|;|\s*)$/.test(T)||P.startsWith(
"cd "))return;c.push(P)}}if(/^[&;\s]*$/.test(r.slice(O))&&!(c.length===0||c.join()===r))return(0,k().suggest)(...c)};s.requireEach=
S;const y=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,o=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
i=({command:r})=>{const f=(0,j().conjunctionOf)(r)?.map(({text:c})=>c),u=f?.filter(c=>!y.test(c)&&!o.test(c))??[];if(!(f===
void 0||u.length===0||u.length===f.length))return(0,k().suggest)(...u)};s.dropPreparation=i;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
e=({command:r,problems:f})=>{if(!f.some(({rule:c})=>c==="shell-redirection"))return;const u=r.replace(n,"");return u===r?
void 0:(0,k().suggest)(u)};s.dropOutputFile=e;const t=new Set(["changes-configuration","changes-node-options","changes-s\
hell","downloads","hides-failures","installs","loads-code","names-program","never-ends","opens-inspector","preloads-code",
"skips-hooks","skips-tests","tool-flag-unknown","tool-loads-code","tool-runs-file","tool-writes","unknown-flag","weakens",
"writes-files"]),l=r=>{const{command:f,problems:u}=r;for(const{rule:c,span:O}of u)if(!(!t.has(c)||f[O.start]!=="-"))return(0,k().
suggest)((0,k().cutSpan)(f,O))};s.dropFlag=l;const d=({command:r,problems:f,invocation:u})=>{const c=f.find(m=>(0,$().isProblem)(
m,"flag-before-separator")),O=u===void 0||u.passthrough.length>0;if(c===void 0||O)return;const P=(0,k().cutSpan)(r,c.span),
g=r.slice(c.span.start,c.span.end);return(0,k().suggest)(`${P.trimEnd()} -- ${g}`)};s.passFlag=d;const a=({command:r,words:f,
problems:u,invocation:c})=>{if(!u.some(({rule:m})=>m==="downloads")||c?.program!=="npx")return;const P=f.slice(1).find(({
text:m})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(m));if(P===void 0)return;const g=P.text.slice(0,P.text.lastIndexOf(
"@"));return(0,k().suggest)((0,k().replaceSpan)(r,P.span,g))};s.useInstalled=a}),36309:((L,s,p)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.useWorkspace=s.useScriptText=s.useNpx=s.useNpm=s.spellScript=s.runTasks=void 0;function v(){
const g=p(28940);return v=function(){return g},g}function $(){const g=p(35736);return $=function(){return g},g}function k(){
const g=p(59867);return k=function(){return g},g}function j(){const g=p(95598);return j=function(){return g},g}function E(){
const g=p(47668);return E=function(){return g},g}function w(){const g=p(77251);return w=function(){return g},g}function h(){
const g=p(95132);return h=function(){return g},g}function S(){const g=p(710);return S=function(){return g},g}const y=new Set(
["test","start","stop","restart"]),o=new Set(["pnpm","yarn","bun","npm"]),i=async({command:g,problems:m,words:T,invocation:A},b)=>{
if(A?.program!=="npm")return;const R=await d(b),I=m.find(B=>(0,h().isProblem)(B,"npm-script-missing"));if(I!==void 0){const B=a(
I.args.script,R),W=T.find(({text:G})=>G===I.args.script);return B===void 0||W===void 0?void 0:(0,S().suggest)((0,S().replaceSpan)(
g,W.span,B))}const N=m.find(B=>(0,h().isProblem)(B,"unknown-subcommand"));if(N===void 0)return;const{subcommand:C,meant:M}=N.
args,x=M===""?a(C,[...y]):M,F=[...R.includes(C)?[`run ${C}`]:[],...x===void 0?[]:[x]],[U]=F;return U===void 0?void 0:(0,S().
suggest)((0,S().replaceSpan)(g,N.span,U))};s.spellScript=i;const n=async({command:g,words:m,problems:T},A)=>{const b=T.some(
({rule:F})=>F==="program-not-allowed"),[R,I,N]=m;if(!b||R===void 0||I===void 0||!o.has(R.text))return;const C=I.text==="\
run"?N:I;if(C===void 0||!(await d(A)).includes(C.text))return;const M=y.has(C.text)?C.text:`run ${C.text}`,x=g.slice(C.span.
end).trim();return(0,S().suggest)(`npm ${M}${x===""?"":` -- ${x}`}`)};s.useNpm=n;const e=({command:g,words:m,problems:T},{
tree:A})=>{const b=T.find(({rule:F})=>F==="program-not-allowed"),[R,I,N]=m;if(b===void 0||R===void 0||A===void 0)return;
const C=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(R.text),M=/^(?:exec|dlx|x)$/.test(I?.text??"")?N:I,x=C?/^(?:bunx|pnpx)$/.test(
R.text)?I:M:R;return x===void 0||!/^[a-z][\w.-]*$/.test(x.text)?void 0:(0,S().suggest)(`npx ${g.slice(x.span.start)}`)};
s.useNpx=e;const t=({command:g})=>{const[,m,T]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(g)??[];if(m===
void 0||T===void 0)return;const[,A=T,b=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(T.trim())??[];return(0,S().suggest)(`${A}\
 -w ${m.replace(/\/$/,"")}${b}`)};s.useWorkspace=t;const l=({targets:g,invocation:m,argv:T},{judge:A})=>{if(A.terms.policy.
profile!=="validator"||m?.program!=="npm"||T===null||m.flags.length>0)return;const b=g.filter(({kind:I})=>I==="npm_scrip\
t"),[R]=b;if(!(b.length!==1||R?.script===void 0||m.passthrough.length>0))return(0,S().suggest)(R.script)};s.useScriptText=
l;async function d({tree:g}){return[...(g&&await(0,k().usablePackageJson)(g,""))?.scripts.keys()??[]]}function a(g,m){if(m.
length===0||g.length>100)return;const T=(0,v().closest)(g,m);return(0,v().distance)(g,T)<=Math.ceil(g.length/3)?T:void 0}
const r=/^[\w@./-]+$/,f=async(g,{tree:m})=>{if(m===void 0)return;const T=await u(g,m);if(T!==void 0)return T;const A=c(g);
if(A===void 0||A.length===0)return;const b=[];for(const R of A){const I=await P(m,R);if(I===void 0)return;const N=R==="t\
est"?"npm test":`npm run ${R}`;I.length>0&&b.push(`${N}${I.map(C=>` -w ${C}`).join("")}`)}return b.length===0?void 0:(0,S().
suggest)(...b)};s.runTasks=f;async function u({targets:g},m){const[T]=g.filter(({kind:R,via:I})=>R==="npm_script"&&I===void 0);
if(T?.script!=="wireit")return;const A={tree:m,directory:"",via:T.name??""},b=(await(0,j().startedByWireit)(A)).map(({directory:R,
script:I,body:N})=>N!==void 0?N:`npm run ${I}${R===""?"":` --prefix ${R}`}`);return b.length===0?void 0:(0,S().suggest)(
...b)}function c({words:g,problems:m,targets:T,invocation:A}){if(m.some(M=>(0,h().isProblem)(M,"runs-tasks"))&&A?.program===
"npx")return O(g.slice(1));const R=T.filter(({kind:M,via:x})=>M==="npm_script"&&x===void 0),[I]=R,{script:N=""}=I??{},C=(0,$().
lex)(N);return R.length===1&&C.problems.length===0?O(C.words):void 0}function O([g,...m]){return g&&(0,w().tasksOf)(g.text,
m)}async function P(g,m){const T=await(0,k().usablePackageJson)(g,"");if(T===void 0)return;const A=await(0,E().listWorkspaces)(
g,T);if(!Array.isArray(A))return;const b=[];for(const{name:R,directory:I}of A)if((await(0,k().usablePackageJson)(g,I))?.
scripts.has(m)){if(!r.test(R))return;b.push(R)}return b}}),85985:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.writeAscii=s.dropRepeatedProgram=s.closeGaps=void 0;function v(){const o=p(11970);return v=function(){return o},o}function $(){
const o=p(710);return $=function(){return o},o}const k=new Set(["bidirectional-character","compatibility-character","con\
trol-character","invisible-character","lone-surrogate","look-alike-letters","non-ascii-unquoted","nul-character"]),j=new Map(
[['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
["...","\u2026"]].flatMap(([o="",i=""])=>[...i].map(n=>[n,o]))),E=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,w=({command:o,
problems:i})=>{if(!i.some(({rule:t})=>k.has(t)))return;const e=[...o.replace(E,"$1--")].map(h).join("").replace(/ {2,}/g,
" ").trim();return e===o?void 0:(0,$().suggest)(e)};s.writeAscii=w;function h(o){return/^[\x20-\x7e\t\r\n]$/.test(o)?o:/^\p{Zs}$/u.
test(o)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(o)?"":j.get(o)??v().LOOK_ALIKE.get(o)??o.normalize("N\
FKC")}const S=({command:o,problems:i})=>{const[n]=i.filter(({rule:e})=>e==="blank-padding");if(n!==void 0)return(0,$().suggest)(
o.replace(/[ \t]{2,}/g," ").trim())};s.closeGaps=S;const y=({command:o,words:i})=>{const[n,e,t]=i;if(n===void 0||e?.text!==
n.text||t===void 0)return;const l={start:e.span.start,end:t.span.start};return(0,$().suggest)((0,$().replaceSpan)(o,l,""))};
s.dropRepeatedProgram=y}),24634:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.mergeBase=j,s.mergedTree=o,
s.requireCommits=E,s.short=y;function v(){const i=p(41895);return v=function(){return i},i}function $(){const i=p(67397);
return $=function(){return i},i}const k=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function j(i,n,e,t=[
n,e]){const l=[...k];for(;;){const d=await w(i,n,e);if(d.certain){if(d.commit!==void 0)return d.commit;throw new(v()).GateError(
"no_merge_base",`${y(n)} and ${y(e)} have no common ancestor`,"Rebase the branch onto its target branch, or specify anot\
her --base.")}const a=l.shift();if(a===void 0)throw S(`the merge base of ${y(n)} and ${y(e)}`);await h(i,[a],t)}}async function E(i,n,e){
const t=async()=>(await(0,$().lookUpCommits)(i,n)).includes(void 0);if(!await t())return;const l=(await i.shallowCommits()).
size>0;if(await h(i,l?["--deepen=50"]:[],e),await t())throw S(`commit ${n.map(y).join(" or ")}`)}async function w(i,n,e){
const l=(await i.objects(["merge-base",n,e],{accept:[1]})).toString().trim(),d=await i.shallowCommits();if(l==="")return{
certain:d.size===0};if(d.size===0)return{commit:l,certain:!0};const r=!(await i.objects(["rev-list",n,e,`^${l}`])).toString().
split(`
`).some(f=>d.has(f));return{commit:l,certain:r}}async function h(i,n,e){const t=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],l=d=>i.user(["fetch",...t,...n,"--","origin",...d]);await l(e).catch(()=>l([])).catch(
d=>{throw S("part of the history",d)})}function S(i,n){const e=n===void 0?"":` (${n.message})`;return new(v()).GateError(
"shallow_clone",`This clone lacks ${i}, and fetching it failed${e}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:n})}function y(i){return i.slice(0,12)}async function o({objects:i},n,e){try{return(await i(
["merge-tree","--write-tree","--no-messages",n,e])).toString().split(`
`).find($().isObjectId)}catch(t){if(t instanceof v().GateError&&t.code==="git_failed")return;throw t}}}),35720:((L,s,p)=>{
Object.defineProperty(s,"__esModule",{value:!0}),s.readTree=n;function v(){const m=p(41895);return v=function(){return m},
m}function $(){const m=p(55366);return $=function(){return m},m}function k(){const m=p(39491);return k=function(){return m},
m}function j(){const m=p(7650);return j=function(){return m},m}function E(){const m=p(24634);return E=function(){return m},
m}function w(){const m=p(96681);return w=function(){return m},m}function h(){const m=p(93028);return h=function(){return m},
m}const S=4096,y=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,o=8,i=new WeakMap;function n(m,T,{label:A=`commit ${(0,E().
short)(T)}`,maxFileBytes:b=$().MAX_FILE_BYTES}={}){const R=i.get(m)??new Map;i.set(m,R);const I=JSON.stringify([T,A,b]),
N=R.get(I)??e(m,T,{label:A,maxFileBytes:b});R.delete(I),R.set(I,N);const[C=I]=R.keys();return R.size>o&&R.delete(C),N.catch(
()=>R.delete(I)),N}async function e(m,T,{label:A,maxFileBytes:b}){await u(m,T);const R=await m.objects(["ls-tree","-r","\
-t","-z","--long",T]),I=(0,w().decodePieces)(R).map(d),N=(0,k().indexEntries)(I),C=I.filter(({kind:F})=>F==="symlink"),M=await(0,$().
readBlobs)(m,C.map(({oid:F=""})=>F),S),x=l(F=>t(m,F));return{...N,label:A,readlink:F=>{const U=N.stat(F),B=U?.kind==="sy\
mlink"?M.get(U.oid??""):void 0;return B&&(0,w().decodePath)(B)},read:async(F,U=b)=>{const{kind:B,oid:W,size:G}=N.stat(F)??
{};if(!(0,h().isRegular)(B)||W===void 0||G===void 0)throw(0,k().notAFile)(A,F);if(G>U)throw(0,k().tooLarge)(A,F,G,U);return x(
{oid:W,size:G})}}}async function t(m,T){const A=new Map;for(const b of(0,$().batches)(T))for(const[R,I]of await(0,$().readCheckedBlobs)(
m,b))A.set(R,I);return A}function l(m){let T=[],A;return async b=>{T.push(b),A??=new Promise(I=>setImmediate(I)).then(()=>{
const I=T;return T=[],A=void 0,m(I)});const R=(await A).get(b.oid);if(R===void 0)throw new Error(`no content of ${b.oid}`);
return R}}function d(m){const T=y.exec(m);if(T===null)throw r(m);const[A,b="",R="",I="",N=""]=T,C=a(b,R);if(C===void 0)throw r(
m);const M=m.slice(A.length),x=(0,h().isRegular)(C),F={path:M,kind:C,oid:I,tracked:!0};return x?{...F,size:Number(N)}:F}
function a(m,T){if(T==="tree")return"directory";if(T==="commit")return"submodule";if(m==="120000")return"symlink";if(m.startsWith(
"100"))return(Number.parseInt(m,8)&64)===0?"file":"executable"}function r(m){return new(v()).GateError("file_unreadable",
`Git's list of files has the entry ${JSON.stringify(m)}`,j().FULL_CLONE_HINT)}const f=new WeakMap;function u(m,T){const A=f.
get(m)??new Map;f.set(m,A);const b=A.get(T);if(b)return b;const R=Promise.allSettled(A.values()).then(()=>c(m,T));return A.
set(T,R),R.catch(()=>A.delete(T)),R}async function c(m,T){if(await m.isPartial())try{await O(m,T)}catch(A){throw!(A instanceof
v().GateError)||A.code!=="git_failed"?A:new(v()).GateError("git_failed",`This is a partial clone, and what it lacks cann\
ot be fetched: ${A.message}`,"Give the step access to the remote, or remove `filter` and `sparse-checkout` from actions/\
checkout.",{cause:A})}}async function O(m,T){const A=await m.user(["ls-tree","-r","-z","--full-tree",T],{env:m.privateStore}),
b=[...(0,w().splitNul)(A)].map(M=>/ blob ([0-9a-f]+)\t/.exec(M.toString("latin1"))?.[1]).filter(M=>M!==void 0),I=[...(await m.
objects(["cat-file","--batch-check","--buffer"],{input:g(b)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,M=""])=>M);
if(I.length===0)return;const N=await P(m),C=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await m.
user(["-c","fetch.negotiationAlgorithm=noop","fetch",N,...C,"--filter=blob:none","--stdin"],{input:g(I)})}async function P({
user:m}){const T=await m(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[A="remote.ori\
gin.promisor"]=T.toString().split(`
`).filter(Boolean);return A.slice(7,-9)}function g(m){return[...new Set(m)].map(T=>`${T}
`).join("")}}),67397:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.defaultBranch=n,s.findDefaultBranch=i,
s.isObjectId=y,s.lookUpCommits=$,s.parentsOf=e,s.peelToCommits=w,s.readRefs=j,s.resolveCommits=h,s.unknownRevision=S;function v(){
const t=p(41895);return v=function(){return t},t}async function $(t,l){const d=await j(t,l.filter(k)),a=l.includes("HEAD")?
await E(t):void 0;return await w(t,l.map(r=>r==="HEAD"?a:k(r)?d.get(r)?.id:r))}function k(t){return t.startsWith("refs/")}
async function j(t,l){if(l.length===0)return new Map;const d=new Set(l),u=(await t.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...d])).toString().split(`
`).map(c=>{const[O="",P="",g=""]=c.split(" ");return[P,{id:O,target:g||P}]});return new Map(u.filter(([c])=>d.has(c)))}async function E(t){
const l=["show-ref","--verify","--hash","HEAD"],d=(await t.user(l,{accept:[1,128]})).toString().trim();return d===""?void 0:
d}async function w({read:t},l){const d=l.filter(f=>f!==void 0),a=await t(d.map(f=>`${f}^{commit}`)),r=new Map(d.map((f,u)=>[
f,a[u]?.oid]));return l.map(f=>f===void 0?void 0:r.get(f))}async function h(t,l){const d=await $(t,l),a=d.indexOf(void 0);
if(a>=0)throw S(l[a]??"");return d}function S(t,l){return t==="HEAD"?new(v()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(v()).GateError("ref_not_found",`unknown rev\
ision ${t}`,`${l===void 0?"":`Did you mean ${l}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function y(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)}const o=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function i(t){
const l=await j(t,o),d=o.flatMap(f=>l.get(f)??[]),a=await w(t,d.map(({id:f})=>f)),[r]=d.flatMap(({target:f},u)=>{const c=a[u];
return c===void 0?[]:[{commit:c,ref:f}]});return r}async function n(t){const l=await i(t);if(l!==void 0)return l;throw new(v()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function e(t,l){const[d]=await t.read([l]);if(d?.type!=="commit")throw S(l);const a=d.content.
toString("latin1");return[...a.slice(0,a.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,f])=>f??"")}}),37075:((L,s,p)=>{Object.defineProperty(s,"__esModule",{value:!0}),
s.causeOf=E,s.identityOf=k,s.idsOf=j;function v(){const o=p(77598);return v=function(){return o},o}function $(){const o=p(
13580);return $=function(){return o},o}function k(o){const{rule:i,subject:n,location:e,args:t}=o,l=n&&[n.type,n.id,n.command];
return y([i,l??e?.path,h(i,t)])}function j(o){const i=new Map;return new Map(o.map(n=>{const e=k(n),t=(i.get(e)??0)+1;return i.
set(e,t),[n,t===1?e:`${e}:${t}`]}))}function E(o){const{rule:i,subject:n,location:e,args:t}=o,{cause:l,instance:d=[]}=(0,$().
ruleOf)(i);if(l)return y([l(t)]);const a=new Set([...Object.values(n??{}),e?.path]),r=h(i,t).filter(([f,u])=>!w.has(f)&&
!d.includes(f)&&!a.has(u));return y([i,r])}const w=new Set(["path","paths","via","value","written"]);function h(o,i){const{
counted:n=[]}=(0,$().ruleOf)(o);return Object.keys(i).sort().flatMap(t=>{const l=i[t];return l===void 0||typeof l=="numb\
er"?[]:[[t,n.includes(t)?S(l):l]]})}function S(o){return typeof o=="boolean"?o:typeof o=="string"?o.replace(/\d+/g,"#"):
o.map(i=>i.replace(/\d+/g,"#"))}function y(o){return(0,v().hash)("sha256",JSON.stringify(o))}}),3648:((L,s,p)=>{Object.defineProperty(
s,"__esModule",{value:!0}),s.notJudged=j,s.whyNotJudged=E;function v(){const h=p(41895);return v=function(){return h},h}
function $(){const h=p(95132);return $=function(){return h},h}const k=500;function j(h,S,y={}){return(0,$().finding)("no\
t-judged",{detail:E(h,S)},y)}function E(h,S){if((0,v().endsAudit)(S))throw S;return`${h}: ${w(S).slice(0,k).replace(/\.$/,
"")}`}function w(h){return h instanceof v().GateError?h.message:h instanceof Error?`${h.name}: ${h.message}`:String(h)}}),
24551:((L,s,p)=>{p.r(s),p.d(s,{parse:()=>v.qg});var v=p(54559)})};

"use strict";exports.id=135,exports.ids=[135],exports.modules={27199:function(B,r){Object.defineProperty(r,"__esModule",{value:!0}),r.
isJsonObject=g,r.placeOf=N,r.pointerText=_,r.subjectOf=k,r.withArticle=y;function y(h){return`${h.startsWith("E")?"an":"\
a"} ${h}`}function g(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}function _(h){return h.map(E=>`/${String(
E).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function k({type:h,id:E}){return{type:h,id:E}}function N(h,E=[]){
return{location:h.locate(E),subject:k(h)}}},40669:function(B,r,y){Object.defineProperty(r,"__esModule",{value:!0}),r.findCandidates=
N;function g(){const c=y(27199);return g=function(){return c},c}function _(){const c=y(61331);return _=function(){return c},
c}function k(){const c=y(86581);return k=function(){return c},c}function N(c,t){const s=new h(t);for(const[a,l]of c.entries())
s.visitTop(l,a);return s}class h{candidates=[];messages=[];#n;#e;#s=0;#o=!1;constructor(t){this.#n=t}visitTop(t,s){this.#o||=
t.cut===!0,this.#r(t,"some_asset",[s])}#t(t,s,a,l){const v={node:t,pointer:s,value:a,type:l,...this.#e&&{envelope:this.#e}};
return this.candidates.push(v),v}#r(t,s,a){if((0,g().isJsonObject)(t.value))return this.#c(t,t.value,s,a);Array.isArray(
t.value)?this.#a(t,s,a):s!=="anything"&&this.#f(t,s,E(t.value))}#a({children:t=[]},s,a){for(const[l,v]of t.entries())this.#r(
v,s,[...a,l])}#c(t,s,a,l){const{type:v}=s;if(!(0,k().isAssetType)(v)&&!(0,k().isCompanion)(v))return this.#d(t,s,a,l);const n=(0,k().
isAssetType)(v)?this.#t(t,l,s,v):void 0;return this.#h(t,l),n}#d(t,s,a,l){const v=(0,k().isAssetType)(a)?a:Array.isArray(
s.validation)?"Gene":void 0;if(v===void 0)return this.#i(t,s,a,l);const n=d(s.type);this.#f(t,a,`${n}; it is audited as ${(0,g().
withArticle)(v)}`);const u=this.#t(t,l,s,v);return this.#h(t,l),u}#i(t,s,a,l){const v=d(s.type),n=this.#e,u=(0,_().isMessage)(
s);u&&(this.messages.push(t),this.#e=s);const A=this.candidates.length+this.#s,T=(t.children??[]).flatMap(b=>{const P=b.
key?.name??"",I=this.#l(b,[...l,P]);return I?[{key:P,asset:I}]:[]});this.#e=n,this.candidates.length+this.#s===A&&!u&&a===
"some_asset"&&this.#f(t,a,v);const i=(0,_().described)(T),p=(0,_().statementsIn)(s);if(p)for(const b of i)b.wrappers=[...b.
wrappers??[],p];return i.length===1?i[0]:void 0}#l(t,s){const a=k().LISTS.get(t.key?.name??""),l=k().SINGLES.get(t.key?.
name??"");return a&&(this.#s+=1,Array.isArray(t.value)||this.#f(t,a,"no list")),a&&Array.isArray(t.value)?this.#r(t,a,s):
k().MIXED_LISTS.has(t.key?.name??"")?this.#g(t,s):this.#r(t,l&&(0,g().isJsonObject)(t.value)?l:"anything",s)}#g(t,s){return this.#r(
t,Array.isArray(t.value)?"some_asset":"anything",s)}#h(t,s){for(const{key:a,value:l,children:v=[]}of t.children??[]){const n=k().
LISTS.get(a?.name??"");if(!(!n||!Array.isArray(l)))for(const[u,A]of v.entries())(0,g().isJsonObject)(A.value)&&this.#r(A,
n,[...s,a?.name??"",u])}}#f(t,s,a){if(this.#o)return;const l=(0,k().isAssetType)(s)?(0,g().withArticle)(s):"an asset";this.#n.
add("not-an-asset",t,`expected ${l}, found ${a}`)}}function E(c){return c===null?"null":`a ${typeof c}`}function d(c){return c===
void 0?'an object without a "type"':typeof c!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(c.slice(0,40))}`}},61331:function(B,r,y){Object.defineProperty(r,"__esModule",{value:!0}),r.PROTOCOL=void 0,r.
carriesAssets=E,r.described=a,r.isMessage=h,r.payloadOf=d,r.senderOf=c,r.statedContent=v,r.statementsIn=l;function g(){const n=y(
23404);return g=function(){return n},n}function _(){const n=y(27199);return _=function(){return n},n}const k=r.PROTOCOL=
"gep-a2a",N=new Set(["publish","report","fetch"]);function h(n){return(0,_().isJsonObject)(n)&&n.protocol===k}function E({
message_type:n}){return N.has(n)}function d({payload:n}){return(0,_().isJsonObject)(n)?n:{}}function c({sender_id:n}){return typeof n==
"string"&&n.trim()!==""?n:void 0}const t=new Set(["payload","asset"]),s=["type","asset_type","asset_id","content_hash","\
local_id","target_asset_id","target_local_id"];function a(n){const u=n.filter(({key:T})=>t.has(T));return(u.length===0&&
n.length===1?n:u).map(({asset:T})=>T)}function l(n){const u={};for(const A of s){const T=n[A];T!=null&&(u[A]=T)}return Object.
keys(u).length>0?u:void 0}function v({value:n,wrappers:u=[],envelope:A}){if(A===void 0&&u.length===0)return(0,g().canonicalize)(
n);const{sender_id:T,signature:m}=A??{},i=A&&{sender_id:T,signature:[m,d(A).signature]};return(0,g().canonicalize)([n,u,
i])}},64385:function(B,r,y){Object.defineProperty(r,"__esModule",{value:!0}),r.declaredId=b,r.readAssetFile=d,r.readAssetNodes=
c,r.tooLargeFile=l,r.unreadFile=v;function g(){const e=y(95132);return g=function(){return e},e}function _(){const e=y(27199);
return _=function(){return e},e}function k(){const e=y(40669);return k=function(){return e},e}function N(){const e=y(61331);
return N=function(){return e},e}function h(){const e=y(73229);return h=function(){return e},e}function E(){const e=y(94534);
return E=function(){return e},e}function d(e,f,w,S=1){if(f.length>w.maxBytes)return l(e,f.length,w);const{text:O,complete:M}=(0,E().
decodeUtf8)(f),$=new(E()).Source(e,O,S),j=new(E()).Problems($);if(!M){const G={start:O.length,end:O.length};return j.add(
"file-not-utf8",G,"a byte that no UTF-8 text can have here"),{path:e,assets:[],problems:j.found}}const L=(0,h().readJson)(
O,w,j);L.length===0&&j.found.length===0&&!n(e)&&j.add("file-not-json",{start:0,end:0},"expected a JSON value, found an e\
mpty file");const[R,C]=L;C&&u(e)&&j.found.length===0?j.add("file-not-json",C,A):R&&Array.isArray(R.value)&&T.test(e)&&j.
add("without-effect",R,m,{severity:"warning"});const{candidates:D,messages:U}=t($,L,w,j),F=i(D,$,j),J=U.map(G=>({value:G.
value,location:P($,G,[])}));return{path:e,assets:F,problems:j.found,...n(e)&&f[0]!==s&&a(L,$)&&{lines:!0},...J.length>0&&
{messages:J}}}function c(e,f,w){const S=new(E()).Source(e,f),O=new(E()).Problems(S),{candidates:M}=t(S,(0,h().readJson)(
f,w,O),w,O),$=i(M,S,O);return M.flatMap(({node:j},L)=>{const R=$[L];return R?{asset:R,node:j}:[]})}function t({path:e},f,{
maxAssets:w},S){const{candidates:O,messages:M}=(0,k().findCandidates)(f,S),$=O[w];$&&S.add("file-too-large",$.node,`more\
 than ${w} assets; the rest is not read`);const j=n(e)||f.length>1;return{candidates:O.slice(0,w).map(R=>j?R:{...R,pointer:R.
pointer.slice(1)}),messages:M}}const s=239;function a(e,f){let w=0;return e.every(({start:S,end:O})=>{const{line:M,end_line:$}=f.
location(S,O),j=M===$&&M>w;return w=M,j})}function l(e,f,{maxBytes:w}){const S=`${f} bytes, of at most ${w}`;return{path:e,
assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:S}]}}function v(e,f){const w={path:e,
line:1,column:1},S=(0,g().whyNotJudged)(`the file \`${e}\``,f);return{path:e,assets:[],problems:[{rule:"not-judged",location:w,
detail:S}]}}function n(e){return e.toLowerCase().endsWith(".jsonl")}function u(e){return!n(e)&&/\.\w+$/.test(e)}const A="\
a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",T=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
m='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function i(e,f,w){const S=new Map,O=new Map,M=e.map(($,j)=>{const{node:L,pointer:R,value:C,type:D,
envelope:U,wrappers:F}=$,J=b(C),G=J??`#${j+1}`,H=S.get(`${D} ${G}`),V=J!==void 0&&H!==void 0&&p($,H);if(J===void 0){const z=Object.
hasOwn(C,"id")?'with an "id" that is not text':'without an "id"',W=`${(0,_().withArticle)(D)} ${z}; it is called ${G} he\
re`;L.cut||w.add("not-an-asset",L,W,{id:G})}else if(V)O.set(H,(O.get(H)??1)+1);else if(H){const z=`${D} ${JSON.stringify(
G)}, first at ${w.place(H.node.start)}`;w.add("duplicate-id",L,z,{id:G})}else S.set(`${D} ${G}`,$);return{type:D,id:G,path:f.
path,value:C,pointer:R,...L.cut&&{cut:!0},...U&&{envelope:U},...F&&{wrappers:F},...V&&{copy:!0},locate:(z=[],W)=>P(f,L,z,
W)}});for(const[{node:$,type:j,value:L},R]of O){const C=b(L),D=`${j} ${JSON.stringify(C)}, ${R} times`;w.add("without-ef\
fect",$,D,C===void 0?{}:{id:C})}return M}function p(e,f){const w=S=>!S.node.cut&&!S.envelope;return w(e)&&w(f)&&(0,N().statedContent)(
e)===(0,N().statedContent)(f)}function b({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}function P(e,f,w,S){let O=f;
for(const M of w){const $=I(O,M);if(!$)return e.location(O.start,O.end);O=$}return!S||typeof O.value!="string"?e.location(
O.start,O.end):e.location(o(e.text,O,S.start),o(e.text,O,S.end))}function I({value:e,children:f},w){return Array.isArray(
e)?typeof w=="number"?f?.[w]:void 0:f?.findLast(({key:S})=>S?.name===w)}function o(e,{start:f,end:w},S){const O=w-1;let M=f+
1;for(let $=0;$<S&&M<O;$+=1)e[M]!=="\\"?M+=1:M+=e[M+1]==="u"?6:2;return Math.min(M,O)}},18744:function(B,r,y){Object.defineProperty(
r,"__esModule",{value:!0}),r.MEMORY_GRAPH=void 0,r.assetPathTest=h,r.assetPathsIn=E,r.pathTest=N;function g(){const d=y(
41330);return g=function(){return d},d}function _(){const d=y(93028);return _=function(){return d},d}const k=r.MEMORY_GRAPH=
/(?:^|\/)memory_graph[^/]*\.jsonl$/;function N(d){const c=d.map(t=>(0,g().default)(t,{dot:!0,nonegate:!0,flags:"s"}));return t=>c.
some(s=>s(t))}function h({assets:{include:d}}){const c=N(d);return t=>c(t)&&!k.test(t)}function E(d,c){const t=h(c);return[
...d.files()].filter(({kind:s,path:a})=>(0,_().isRegular)(s)&&t(a)).map(({path:s})=>s)}},73229:function(B,r,y){Object.defineProperty(
r,"__esModule",{value:!0}),r.readJson=k;function g(){const m=y(16111);return g=function(){return m},m}function _(){const m=y(
4537);return _=function(){return m},m}function k(m,i,p){return new N(m,i,p).read()}class N{#n;#e;#s;#o;#t=s;#r=0;#a=!1;#c=!1;#d=!1;constructor(i,p,b){
this.#n=p,this.#e=b,this.#s=n(i),this.#o=(0,_().lfsObstacle)(i)}read(){const i=[];let p=!1;for(this.#i();this.#t.kind!==
"end";){const b=this.#t,P=c.has(b.kind);if(b.kind==="{"||b.kind==="["||P&&!p&&!this.#d){p=!1,this.#a=!1,i.push(this.#l(0)),
this.#c=!1;continue}p||(p=!0,this.#a=this.#d,this.#u(b.start===0&&this.#o||h("a JSON value",b))),this.#i()}return i}#i(){
do{this.#t=this.#s();const{kind:i,start:p,fault:b}=this.#t;if(this.#r>this.#n.maxValues){const P=`more than ${this.#n.maxValues}\
 JSON values; the rest is not read`;this.#e.add("file-too-large",this.#t,P),this.#t={...s,start:p,end:p},this.#a=!0}else
i==="comment"&&this.#u(b??T(this.#t))}while(this.#t.kind==="comment")}#l(i){const p=this.#t,{kind:b,start:P,end:I}=p;if(this.#r+=
1,p.fault&&this.#u(p.fault),b==="unknown"&&this.#u(h("a JSON value",p)),b!=="{"&&b!=="[")return this.#i(),{value:E(p),start:P,
end:I};if(i<this.#n.maxDepth)return this.#g(i);const o=`brackets nested more than ${this.#n.maxDepth} deep`;this.#e.add(
"file-not-json",p,o);const e={value:null,start:P,end:this.#p()};return this.#i(),e}#g(i){const{kind:p,start:b,end:P}=this.#t,
I=p==="{"?"}":"]",e={value:p==="{"?Object.create(null):[],start:b,end:P,children:[]};for(let f=",";f===",";f=this.#t.kind){
if(this.#i(),this.#t.kind===I){e.children.length>0&&this.#u(`a comma before "${I}"`);break}if(this.#h(e,i),!this.#c&&this.#t.
kind!==I&&this.#t.kind!==","&&this.#m(`"," or "${I}"`),this.#c)return{...e,end:this.#t.start,cut:!0}}return e.end=this.#t.
end,this.#i(),e}#h({value:i,children:p},b){const P=Array.isArray(i),I=P?void 0:this.#f(i,p);if(this.#c)return;if(!t.has(
this.#t.kind)){this.#m("a JSON value");return}const o=this.#l(b+1);p.push(o),P&&i.push(o.value),I!==void 0&&(o.key=I,i[I.
name]=o.value)}#f(i,p){const b=this.#t,{value:P,start:I,end:o}=b;if(b.kind!=="string")return this.#m("a key in double qu\
otes");if(b.fault&&this.#u(b.fault),P==="__proto__")this.#e.add("ambiguous-key",b,'"__proto__" as a key');else if(Object.
hasOwn(i,P)&&!this.#e.full){const e=p.find(w=>w.key?.name===P)?.key,f=this.#e.place((e??b).start);this.#e.add("ambiguous\
-key",b,`${JSON.stringify(P)}, first at ${f}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:P,start:I,end:o})}#p(){let i=this.#t;for(let p=1;p>0&&i.kind!=="end";)i=this.#s(),(i.kind==="{"||i.kind==="[")&&(p+=
1),(i.kind==="}"||i.kind==="]")&&(p-=1);return i.end}#m(i){this.#u(h(i,this.#t)),this.#c=!0,this.#d=!0}#u(i){this.#a||this.#e.
add("file-not-json",this.#t,i),this.#a=!0}}function h(m,i){return`expected ${m}, found ${T(i)}`}function E({kind:m,value:i,
fault:p}){return m==="string"?i:m==="number"?p?null:Number(i):m==="true"?!0:m==="false"?!1:null}const d={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
c=new Set(["string","number","true","false","null"]),t=new Set([...c,"{","[","unknown"]),s={kind:"end",start:0,end:0,value:""},
a=14,l=15,v={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function n(m){const i=(0,g().
createScanner)(m,!1);return()=>{let p=i.scan();for(;p===a||p===l;)p=i.scan();const b=d[p]??"unknown",P=i.getTokenValue(),
I=v[i.getTokenError()]??u(b,P);return{kind:b,start:i.getTokenOffset(),end:Math.min(i.getPosition(),m.length),value:P,...I!==
void 0&&{fault:I}}}}function u(m,i){if(m==="comment")return"a comment";if(m==="number"&&!Number.isFinite(Number(i)))return"\
a number out of range";if(m==="string"&&/\p{Surrogate}/u.test(i))return"half of a surrogate pair"}const A=/^(?:<{7}|={7}|>{7})$/;
function T({kind:m,value:i}){return m==="end"?"the end of the file":m==="string"||m==="number"||m==="comment"?`a ${m}`:m!==
"unknown"?`"${m}"`:A.test(i)?"a conflict marker of git":JSON.stringify(i.length>40?`${i.slice(0,40)}\u2026`:i)}},86581:function(B,r,y){
Object.defineProperty(r,"__esModule",{value:!0}),r.SINGLES=r.MIXED_LISTS=r.LISTS=void 0,r.hasAssetLists=c,r.isAssetType=
E,r.isCompanion=d;function g(){const t=y(39763);return g=function(){return t},t}const _=r.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation"})),k=r.MIXED_LISTS=new Set(["assets","results"]),N=r.SINGLES=new Map(Object.entries({gene:"\
Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"\
Mutation"})),h=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function E(t){return g().ASSET_TYPES.includes(
t)}function d(t){return typeof t=="string"&&h.has(t)}function c(t){return Object.keys(t).some(s=>_.has(s)&&Array.isArray(
t[s]))}},94534:function(B,r,y){Object.defineProperty(r,"__esModule",{value:!0}),r.Source=r.Problems=void 0,r.decodeUtf8=
h;function g(){const E=y(4573);return g=function(){return E},E}class _{path;text;#n;#e;constructor(d,c,t=1){this.path=d,
this.text=c,this.#n=t}location(d,c=d){const t=this.#s(d),s=this.#s(Math.max(d,c));return{path:this.path,...t,end_line:s.
line,end_column:s.column}}#s(d){const c=this.#e??this.#o();let t=0;for(let s=c.length;s-t>1;){const a=t+s>>>1;(c[a]??0)<=
d?t=a:s=a}return{line:t+this.#n,column:d-(c[t]??0)+1}}#o(){const d=[0];for(let c=this.text.indexOf(`
`);c!==-1;c=this.text.indexOf(`
`,c+1))d.push(c+1);return this.#e=d,d}}r.Source=_;const k=100;class N{found=[];#n;constructor(d){this.#n=d}get full(){return this.
found.length>k}place(d){const{line:c,column:t}=this.#n.location(d);return`line ${c}, column ${t}`}add(d,{start:c,end:t},s,{
id:a,severity:l}={}){if(this.full)return;const v=this.#n.location(c,t);this.found.push(this.found.length<k?{rule:d,location:v,
detail:s,...a!==void 0&&{id:a},...l&&{severity:l}}:{rule:"file-too-large",location:v,detail:`more than ${k} problems; th\
e rest is not listed`})}}r.Problems=N;function h(E){const d=new TextDecoder("utf-8").decode(E);return(0,g().isUtf8)(E)?{
text:d,complete:!0}:{text:d.slice(0,d.indexOf("\uFFFD")),complete:!1}}},95201:function(B,r,y){Object.defineProperty(r,"_\
_esModule",{value:!0}),r.attributesOf=N;function g(){const h=y(77598);return g=function(){return h},h}function _(){const h=y(
76760);return _=function(){return h},h}function k(){const h=y(96681);return k=function(){return h},h}async function N({objects:h,
temporary:E},d,c,t){if(c.length===0)return()=>"unspecified";const s={GIT_INDEX_FILE:(0,_().join)(E,(0,g().randomUUID)())};
await h(["read-tree",d],{env:s});const a=await h(["check-attr","--cached","-z","--stdin",...t],{env:s,input:c.map(n=>`${n}\
\0`).join("")}),l=[...(0,k().splitNul)(a)].map(n=>n.toString("utf8")),v=new Map;for(let n=0;n+2<l.length;n+=3)v.set(`${l[n]}\
\0${l[n+1]}`,l[n+2]??"");return(n,u)=>v.get(`${n}\0${u}`)??"unspecified"}},24634:function(B,r,y){Object.defineProperty(r,
"__esModule",{value:!0}),r.mergeBase=N,r.requireCommits=h,r.short=t;function g(){const s=y(41895);return g=function(){return s},
s}function _(){const s=y(67397);return _=function(){return s},s}const k=["--deepen=50","--deepen=200","--deepen=1000","-\
-unshallow"];async function N(s,a,l,v=[a,l]){const n=[...k];for(;;){const u=await E(s,a,l);if(u.certain){if(u.commit!==void 0)
return u.commit;throw new(g()).GateError("no_merge_base",`${t(a)} and ${t(l)} have no common ancestor`,"Rebase the branc\
h onto its target branch, or specify another --base.")}const A=n.shift();if(A===void 0)throw c(`the merge base of ${t(a)}\
 and ${t(l)}`);await d(s,[A],v)}}async function h(s,a,l){const v=async()=>(await(0,_().lookUpCommits)(s,a)).includes(void 0);
if(!await v())return;const n=(await s.shallowCommits()).size>0;if(await d(s,n?["--deepen=50"]:[],l),await v())throw c(`c\
ommit ${a.map(t).join(" or ")}`)}async function E(s,a,l){const n=(await s.objects(["merge-base",a,l],{accept:[1]})).toString().
trim(),u=await s.shallowCommits();if(n==="")return{certain:u.size===0};if(u.size===0)return{commit:n,certain:!0};const T=!(await s.
objects(["rev-list",a,l,`^${n}`])).toString().split(`
`).some(m=>u.has(m));return{commit:n,certain:T}}async function d(s,a,l){const v=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],n=u=>s.user(["fetch",...v,...a,"--","origin",...u]);await n(l).catch(()=>n([])).catch(
u=>{throw c("part of the history",u)})}function c(s,a){const l=a===void 0?"":` (${a.message})`;return new(g()).GateError(
"shallow_clone",`This clone lacks ${s}, and fetching it failed${l}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:a})}function t(s){return s.slice(0,12)}},35720:function(B,r,y){Object.defineProperty(
r,"__esModule",{value:!0}),r.readTree=v,r.requireObjects=i;function g(){const o=y(41895);return g=function(){return o},o}
function _(){const o=y(95201);return _=function(){return o},o}function k(){const o=y(55366);return k=function(){return o},
o}function N(){const o=y(39491);return N=function(){return o},o}function h(){const o=y(7650);return h=function(){return o},
o}function E(){const o=y(24634);return E=function(){return o},o}function d(){const o=y(96681);return d=function(){return o},
o}function c(){const o=y(93028);return c=function(){return o},o}const t=4096,s=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
a=8,l=new WeakMap;function v(o,e,{label:f=`commit ${(0,E().short)(e)}`,maxFileBytes:w=k().MAX_FILE_BYTES}={}){const S=l.
get(o)??new Map;l.set(o,S);const O=JSON.stringify([e,f,w]),M=S.get(O)??n(o,e,{label:f,maxFileBytes:w});S.delete(O),S.set(
O,M);const[$=O]=S.keys();return S.size>a&&S.delete($),M.catch(()=>S.delete(O)),M}async function n(o,e,{label:f,maxFileBytes:w}){
await i(o,e);const S=await o.objects(["ls-tree","-r","-t","-z","--long",e]),O=(0,d().decodePieces)(S).map(u),M=(0,N().indexEntries)(
O),$=O.some(({path:C})=>C.endsWith(".gitattributes")),j=O.filter(({kind:C})=>C==="symlink"),L=await Promise.all(j.map(({
oid:C=""})=>(0,k().readBlob)(o,C))),R=new Map(j.map(({path:C},D)=>[C,(0,d().decodePath)(L[D]??Buffer.alloc(0))]));return{
...M,label:f,readlink:C=>R.get(C),...$&&{attributes:(C,D)=>(0,_().attributesOf)(o,e,C,D)},read:async(C,D=w)=>{const{kind:U,
oid:F,size:J}=M.stat(C)??{};if(!(0,c().isRegular)(U)||F===void 0||J===void 0)throw(0,N().notAFile)(f,C);if(J>D)throw(0,N().
tooLarge)(f,C,J,D);return(0,k().readBlob)(o,F)}}}function u(o){const e=s.exec(o);if(e===null)throw T(o);const[f,w="",S="",
O="",M=""]=e,$=A(w,S),j=$==="symlink"&&Number(M)>t;if($===void 0||j)throw T(o);const L=o.slice(f.length),R=(0,c().isRegular)(
$),C={path:L,kind:$,oid:O,tracked:!0};return R?{...C,size:Number(M)}:C}function A(o,e){if(e==="tree")return"directory";if(e===
"commit")return"submodule";if(o==="120000")return"symlink";if(o.startsWith("100"))return(Number.parseInt(o,8)&64)===0?"f\
ile":"executable"}function T(o){return new(g()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
o)}`,h().FULL_CLONE_HINT)}const m=new WeakMap;function i(o,e){const f=m.get(o)??new Map;m.set(o,f);const w=f.get(e);if(w)
return w;const S=Promise.allSettled(f.values()).then(()=>p(o,e));return f.set(e,S),S.catch(()=>f.delete(e)),S}async function p(o,e){
if(await o.isPartial())try{await b(o,e)}catch(f){throw!(f instanceof g().GateError)||f.code!=="git_failed"?f:new(g()).GateError(
"git_failed",`This is a partial clone, and what it lacks cannot be fetched: ${f.message}`,"Give the step access to the r\
emote, or remove `filter` and `sparse-checkout` from actions/checkout.",{cause:f})}}async function b(o,e){const f=await o.
user(["ls-tree","-r","-z","--full-tree",e],{env:o.privateStore}),w=[...(0,d().splitNul)(f)].map(j=>/ blob ([0-9a-f]+)\t/.
exec(j.toString("latin1"))?.[1]).filter(j=>j!==void 0),O=[...(await o.objects(["cat-file","--batch-check","--buffer"],{input:I(
w)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,j=""])=>j);if(O.length===0)return;const M=await P(o),$=["--\
quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await o.user(["-c","fetch.negotiationAlgorithm=noo\
p","fetch",M,...$,"--filter=blob:none","--stdin"],{input:I(O)})}async function P({user:o}){const e=await o(["config","--\
name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[f="remote.origin.promisor"]=e.toString().split(`
`).filter(Boolean);return f.slice(7,-9)}function I(o){return[...new Set(o)].map(e=>`${e}
`).join("")}},67397:function(B,r,y){Object.defineProperty(r,"__esModule",{value:!0}),r.defaultBranch=l,r.findDefaultBranch=
a,r.isObjectId=t,r.lookUpCommits=_,r.parentsOf=v,r.peelToCommits=E,r.readRefs=N,r.resolveCommits=d,r.unknownRevision=c;function g(){
const n=y(41895);return g=function(){return n},n}async function _(n,u){const A=await N(n,u.filter(k)),T=u.includes("HEAD")?
await h(n):void 0;return await E(n,u.map(m=>m==="HEAD"?T:k(m)?A.get(m)?.id:m))}function k(n){return n.startsWith("refs/")}
async function N(n,u){if(u.length===0)return new Map;const A=new Set(u),p=(await n.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...A])).toString().split(`
`).map(b=>{const[P="",I="",o=""]=b.split(" ");return[I,{id:P,target:o||I}]});return new Map(p.filter(([b])=>A.has(b)))}async function h(n){
const u=["show-ref","--verify","--hash","HEAD"],A=(await n.user(u,{accept:[1,128]})).toString().trim();return A===""?void 0:
A}async function E({read:n},u){const A=u.filter(i=>i!==void 0),T=await n(A.map(i=>`${i}^{commit}`)),m=new Map(A.map((i,p)=>[
i,T[p]?.oid]));return u.map(i=>i===void 0?void 0:m.get(i))}async function d(n,u){const A=await _(n,u),T=A.indexOf(void 0);
if(T>=0)throw c(u[T]??"");return A}function c(n,u){return n==="HEAD"?new(g()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(g()).GateError("ref_not_found",`unknown rev\
ision ${n}`,`${u===void 0?"":`Did you mean ${u}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function t(n){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n)}const s=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function a(n){
const u=await N(n,s),A=s.flatMap(i=>u.get(i)??[]),T=await E(n,A.map(({id:i})=>i)),[m]=A.flatMap(({target:i},p)=>{const b=T[p];
return b===void 0?[]:[{commit:b,ref:i}]});return m}async function l(n){const u=await a(n);if(u!==void 0)return u;throw new(g()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function v(n,u){const[A]=await n.read([u]);if(A?.type!=="commit")throw c(u);const T=A.content.
toString("latin1");return[...T.slice(0,T.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,i])=>i??"")}},16111:function(B,r,y){y.r(r),y.d(r,{createScanner:()=>g.createScanner,
getNodePath:()=>g.getNodePath,getNodeValue:()=>g.getNodeValue,parseTree:()=>g.parseTree,printParseErrorCode:()=>g.printParseErrorCode});
var g=y(99547)}};
